import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('the library of Stripe, which takes much memory, is loaded only where it was chosen', async () => {
  const program = `
    const { registerHooks } = await import('node:module');
    const seen = [];
    registerHooks({ resolve(name, context, next) { seen.push(name); return next(name, context); } });
    await import('./server/app.ts');
    const before = [seen.includes('stripe'), seen.length > 50];
    await import('./server/payments/stripe/index.ts');
    console.log(JSON.stringify([...before, seen.includes('stripe')]));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    program,
  ]);
  expect(JSON.parse(stdout)).toEqual([false, true, true]);
});
