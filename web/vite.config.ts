import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const TITLE = /\/src\/games\/([^/]+)\/index\.ts$/;

/** Says beside the page which titles it can draw, for `starhold games --parts`. */
const listsTitles: Plugin = {
  name: 'lists-titles',
  generateBundle() {
    const titles = [...this.getModuleIds()].flatMap((id) => TITLE.exec(id)?.[1] ?? []);
    this.emitFile({ type: 'asset', fileName: 'titles.json', source: JSON.stringify(titles.sort()) });
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), listsTitles],
  // Every browser that runs es2022 preloads modules by itself.
  build: {
    outDir: '../src/starhold/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: { output: { experimentalMinChunkSize: 5000 } }, // a file of its own costs 300 bytes of headers
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: 'http://127.0.0.1:8642', ws: true } } },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { pool: 'vmThreads', environment: 'node', include: ['src/**/*.test.ts'] },
}));
