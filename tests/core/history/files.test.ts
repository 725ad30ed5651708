import { describe, expect, test } from 'vitest';
import { $fileComing, $notices, appended, fileAsked, fileMailAsked, rangeChosen } from '#core';
import { saveFileFx } from '#core/ports';
import type { ServedFile } from '#schemas';
import { fact } from '../../../core/kernel/log.ts';
import { DAY, DAY_START, NOW } from '../../support/arbitraries.ts';
import { refused } from '../../support/engine.ts';
import { openHistory } from './support.ts';

const file: ServedFile = { name: 'orders-v1.csv', content: new Blob(['order_id']) };

/** A history whose files the test sends, and what was saved. */
async function openFiles(answer: () => unknown = () => file) {
  const saved: ServedFile[] = [];
  const engine = await openHistory({
    answers: { exportOrders: answer, exportTransactions: answer, mailReport: answer },
    ports: [[saveFileFx, (each: ServedFile) => void saved.push(each)]],
  });
  const said = () => engine.see($notices).map(({ key }) => key);
  return { ...engine, saved, said };
}

describe('a file', () => {
  test('is of the orders looked at, and is saved under the name that the server gave', async () => {
    const { send, askedOf, saved, said } = await openFiles();
    await send(rangeChosen, 'past-7-days');
    await send(fileAsked, { file: 'orders', format: 'csv', language: 'en' });
    expect(askedOf('exportOrders')).toMatchObject([
      {
        params: { vendorId: 'v1' },
        query: { from: DAY_START - 7 * DAY, to: DAY_START - 0.001, format: 'csv', language: 'en' },
      },
    ]);
    expect(saved).toEqual([file]);
    expect(said()).toEqual(
      expect.arrayContaining(['history.export.begun', 'history.export.saved']),
    );
  });

  test('of transactions is another one', async () => {
    const { send, askedOf, saved } = await openFiles();
    await send(fileAsked, { file: 'transactions', format: 'xlsx', language: 'en' });
    expect(askedOf('exportTransactions')).toMatchObject([{ query: { format: 'xlsx' } }]);
    expect(askedOf('exportOrders')).toEqual([]);
    expect(saved).toHaveLength(1);
  });

  test('can be sent to the person by mail instead, and is then not saved', async () => {
    const { send, askedOf, saved, see } = await openFiles(() => ({ email: 'me@example.com' }));
    await send(rangeChosen, 'past-7-days');
    await send(fileMailAsked, { file: 'orders', format: 'xlsx', language: 'lo' });
    expect(askedOf('mailReport')).toMatchObject([
      {
        params: { vendorId: 'v1' },
        body: { from: DAY_START - 7 * DAY, to: DAY_START - 0.001, file: 'orders', language: 'lo' },
      },
    ]);
    expect(saved).toEqual([]);
    expect(see($notices)).toContainEqual(
      expect.objectContaining({
        key: 'history.export.mailed',
        values: { email: 'me@example.com' },
      }),
    );
  });

  test('that fails is said, and can be asked for again', async () => {
    const { send, saved, said, see, askedOf } = await openFiles(() => refused(400, 'RangeTooLong'));
    await send(fileAsked, { file: 'orders', format: 'csv', language: 'en' });
    expect(said()).toContain('error.download.history');
    expect(saved).toEqual([]);
    expect(see($fileComing)).toBe(false);
    await send(fileAsked, { file: 'orders', format: 'csv', language: 'en' });
    expect(askedOf('exportOrders')).toHaveLength(2);
  });

  test('comes one at a time, and not to somebody who signed out', async () => {
    const arrive: ((file: ServedFile) => void)[] = [];
    const { send, saved, see, askedOf } = await openFiles(
      () => new Promise((answer) => arrive.push(answer)),
    );
    await send(fileAsked, { file: 'orders', format: 'csv', language: 'en' });
    expect(see($fileComing)).toBe(true);
    await send(fileAsked, { file: 'transactions', format: 'csv', language: 'en' });
    expect(askedOf('exportTransactions')).toEqual([]);
    await send(appended, [fact('session.ended', 'user', NOW, { reason: 'signed-out' })]);
    arrive[0]?.(file);
    await send(appended, []);
    expect(see($fileComing)).toBe(false);
    expect(saved).toEqual([]);
  });
});
