import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: { outDir: '../src/starhold/server/static', emptyOutDir: true, target: 'es2022' },
  server: { host: '127.0.0.1', proxy: { '/api': { target: 'http://127.0.0.1:8642', ws: true } } },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { pool: 'vmThreads', environment: 'node', include: ['src/**/*.test.ts'] },
}));
