import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { typeOf } from '../../scripts/client/types.ts';
import { writeClient } from '../../scripts/client/write.ts';
import { openApi } from '../../server/site/openapi.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('the client is what `npm run client` writes of the contract as it is', () => {
  const kept = readFileSync(`${root}examples/client/api.ts`, 'utf8');
  const written = writeClient(openApi(Object.values(endpoints)));
  const { stdout } = spawnSync('biome', ['format', '--stdin-file-path=examples/client/api.ts'], {
    ...{ cwd: root, input: written, encoding: 'utf8' },
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` },
  });
  expect(stdout).toBe(kept);
});

test.each([
  [{ type: 'string', maxLength: 3 }, 'string'],
  [{ type: 'integer' }, 'number'],
  [{ const: true }, 'true'],
  [{ enum: ["a'b", 2] }, "'a\\'b' | 2"],
  [{ anyOf: [{ $ref: '#/components/schemas/Id' }, { type: 'null' }] }, 'Id | null'],
  [{ type: 'array', items: { type: 'string' } }, 'string[]'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, "('a' | 'b')[]"],
  [{ type: 'object', additionalProperties: { type: 'number' } }, '{ [name: string]: number }'],
  [
    { type: 'object', properties: { a: { type: 'null' }, b: {} }, required: ['a'] },
    '{\na: null;\nb?: unknown;\n}',
  ],
  [{}, 'unknown'],
])('%j is %s', (schema, type) => {
  expect(typeOf(schema)).toBe(type);
});
