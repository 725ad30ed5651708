import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Call, callFx } from '#core/ports';
import type { NumberedBulkRow } from '#schemas';
import { unreachable } from '../../../support/engine.ts';
import { law } from '../../../support/property.ts';
import { file } from './happenings.ts';
import { pageOf, until } from './pages.ts';
import { answer, values } from './support.ts';

/** Rows so long that each goes up alone. */
const read = [2, 3, 4, 5].map((number) => ({
  ...{ number, errors: [] },
  values: values({ recipient_notes: 'x'.repeat(200_000) }),
}));

/** What becomes of each call: it arrives, it is lost on the way, or its answer is. */
const fates = fc.array(fc.constantFrom('arrives', 'arrives', 'lost', 'silent'), { maxLength: 12 });

/** A server that keeps the rows of each upload by its key, on a network of these fates. */
function serverOn(network: readonly string[]) {
  const uploads = new Map<string, number[]>();
  const left = [...network];
  let current = '';
  const take = ({ endpoint, input, idempotencyKey = '' }: Call): unknown => {
    const fate = left.shift() ?? 'arrives';
    if (fate === 'lost') throw unreachable;
    const content = (input.body as { content: readonly NumberedBulkRow[] }).content;
    const isBegun = endpoint.id === 'createBulkJob' && uploads.has(idempotencyKey);
    if (endpoint.id === 'createBulkJob') current = idempotencyKey;
    const rows = uploads.get(current) ?? [];
    if (!isBegun) rows.push(...content.map(({ number }) => number));
    uploads.set(current, rows);
    if (fate === 'silent') throw unreachable;
    const phase = rows.length < read.length ? ('uploading' as const) : ('ready' as const);
    return answer({ phase, total_rows: rows.length });
  };
  return { uploads, take };
}

test('law: however often an upload breaks off, each row arrives once, in the order of the file', () =>
  law(
    fc.asyncProperty(fates, async (network) => {
      const { uploads, take } = serverOn(network);
      const page = await pageOf({ read, ports: [[callFx, take as never]] });
      await page.on({ type: 'fileChosen', file });
      page.readings[0]?.end();
      await until(() => page.has('repair'));
      for (let tries = 0; tries <= network.length && !page.has('results'); tries += 1) {
        expect([page.has('repair'), page.has('busy')]).toEqual([true, false]);
        await page.on({ type: 'uploaded' });
        await until(() => !(page.has('busy') && page.has('repair')));
        // Nothing of the file is let go before all of it has arrived.
        if (page.has('repair')) expect(page.seen()?.context.rows).toHaveLength(read.length);
      }
      expect(page.has('results')).toBe(true);
      const [rows, ...others] = [...uploads.values()];
      expect([rows, others]).toEqual([read.map(({ number }) => number), []]);
      expect(page.kept.files.at(-1)).toBeNull();
    }),
    { runs: 15 },
  ));

test('what is changed after an upload broke off makes another upload of all rows', async () => {
  const { uploads, take } = serverOn(['arrives', 'lost']);
  const page = await pageOf({ read, ports: [[callFx, take as never]] });
  await page.on({ type: 'fileChosen', file });
  page.readings[0]?.end();
  await until(() => page.has('repair'));
  await page.on({ type: 'uploaded' });
  await until(() => !page.has('busy'));
  await page.on({ type: 'rowTyped', number: 3, values: values(), now: 1 });
  await page.on({ type: 'uploaded' });
  await until(() => page.has('results'));
  expect([...uploads.values()]).toEqual([[2], [2, 3, 4, 5]]);
});
