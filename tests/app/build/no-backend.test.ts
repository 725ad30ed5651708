import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutBackend } from '../../../app/build/no-backend.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('i18next')), 'utf8');

/** i18next as the build has it. */
async function built(): Promise<typeof import('i18next')> {
  return import(`data:text/javascript,${encodeURIComponent(withoutBackend(source))}`);
}

test('i18next without its loader says the texts that it was given', async () => {
  expect(source).toContain('maxParallelReads');
  expect(withoutBackend(source)).not.toContain('maxParallelReads');
  const { createInstance } = await built();
  const given = createInstance();
  await given.init({ lng: 'en', resources: { en: { translation: { hello: 'Hello {{name}}' } } } });
  expect(given.t('hello', { name: 'Zoe' })).toBe('Hello Zoe');
  expect(given.hasLoadedNamespace('translation')).toBe(true);
});
