import { hashPassword, verifyPassword } from '../../server/identity/passwords.ts';
import { median } from './log/side-by-side.ts';
import { type BenchRow, row } from './row.ts';

const ROUNDS = 41;

/** An address without an account beside a wrong password: the time must not tell the two apart. */
export async function run(): Promise<BenchRow[]> {
  const known = await hashPassword('Demo!2026');
  const unknownTimes: number[] = [];
  const wrongTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    unknownTimes.push(await millisecondsOf(undefined));
    wrongTimes.push(await millisecondsOf(known));
  }
  const figure = {
    name: 'sign-in: an unknown account beside a wrong password',
    value: median(unknownTimes),
    unit: 'ms',
    limit: median(wrongTimes),
  };
  return [row(figure, 'at most', 1.1)];
}

async function millisecondsOf(hash: string | undefined): Promise<number> {
  const begin = performance.now();
  await verifyPassword(hash, 'nope');
  return performance.now() - begin;
}
