// The types of the wire, from the JSON Schema that the server prints:
// `python -m starhold.table.schema NAME | node scripts/types.mjs NAME`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

/** Tuples as the generator knows them: it reads an older draft than the server writes. */
function withTuples(schema) {
  if (Array.isArray(schema)) return schema.map(withTuples);
  if (schema === null || typeof schema !== 'object') return schema;
  const { prefixItems, ...rest } = schema;
  const parts = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withTuples(value)]));
  return prefixItems ? { ...parts, items: prefixItems.map(withTuples), additionalItems: false } : parts;
}

const name = process.argv[2];
const types = await compile(withTuples(JSON.parse(await text(process.stdin))), 'Wire', {
  additionalProperties: false,
  bannerComment: '/* Generated from the messages of the server: `make page`. */',
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
});
const file = `src/wire/${name}.ts`;
await mkdir('src/wire', { recursive: true });
// A file that stays as it was keeps its age, and the page is not built again.
if ((await readFile(file, 'utf8').catch(() => '')) !== types) await writeFile(file, types);
