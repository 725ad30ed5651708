import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { defaultFlags } from '#schemas';
import { exportLog } from '../../core/diagnostics/export.ts';
import { fact } from '../../core/kernel/log.ts';
import { DAY_START, NOW, updated } from '../support/arbitraries.ts';
import { anOrder } from '../support/orders.ts';

const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the script prints of a text in a file. */
function replay(text: string) {
  const file = join(folder, 'log.jsonl');
  writeFileSync(file, text);
  const { status, stdout } = spawnSync('node', ['scripts/replay.ts', file], { encoding: 'utf8' });
  return { status, stdout };
}

test('a log is printed as the screens showed it', () => {
  const log = exportLog(
    [
      fact('vendor.selected', 'user', NOW, { vendor_id: 'v1', include_outlets: false }),
      updated(anOrder({ status: 'RECEIVED' })),
      updated(anOrder({ order_id: 'v1-2', status: 'DELIVERED' })),
      fact('order.cancelRequested', 'user', NOW, { order_id: 'v1-1', reason: 'mistake_error' }),
      fact('flags.loaded', 'fetch', NOW, {
        flags: { ...defaultFlags, voucher: true },
        provider: 'asia',
      }),
      fact('frame.dropped', 'socket', NOW, { reason: 'malformed' }),
    ],
    { at: NOW, day_start: DAY_START },
  );
  const { status, stdout } = replay(`${log}garbage\n`);
  expect(status).toBe(0);
  expect(stdout).toContain('6 facts, exported at 2027-01-15T08:00:00.000Z');
  expect(stdout).toContain('line 8 could not be read');
  expect(stdout).toContain('nobody is signed in');
  expect(stdout).toContain('outlet v1, of a list that has not been loaded');
  expect(stdout).toContain('1 malformed, 0 unknown');
  expect(stdout).toContain('flags unlike the built-in choice: voucher on');
  expect(stdout).toMatch(/new: 1\n {2}v1-1 {2}RECEIVED \(received\).*cancellation asked/);
  expect(stdout).toMatch(/delivered: 1\n {2}v1-2 {2}DELIVERED/);
});

test('what is no log is refused in a sentence', () => {
  expect(replay('hello')).toEqual({ status: 1, stdout: '' });
});
