import fc from 'fast-check';
import phoneMetadata from 'libphonenumber-js/min/metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBulkRows, metadataOf } from '#core/rules';
import { market } from '../../../markets/sg.ts';
import { featureColumns } from '../../../plugins/columns.ts';
import { cleanRow } from '../../../server/bulk/rows.ts';
import { rowsLike } from '../../core/rules/bulk/arbitraries.ts';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';
import { bulkClient, rowFor, vendorId } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await bulkClient(server);
  await server.sql`insert into feature_flags (deployment, name, value)
    values ('sg', 'tip', true), ('sg', 'leave-at-door', true)`;
});
afterAll(() => server.close());

/** What only a server knows: where an outlet delivers, and where an address is. */
const serverOnly = new Set([
  'request.error.undeliverable-address',
  'bulk-order-upload.row.address-unknown',
]);
const phonePlan = { country: market.country, metadata: metadataOf(phoneMetadata, market.country) };
const added = fc.record(
  {
    tip: fc.constantFrom('', '2.50', '$3', 'much', '0'),
    leave_at_door: fc.constantFrom('', 'yes', 'No', 'perhaps', '是'),
    leave_at_door_instruction: fc.constantFrom('', 'By the lift', 'x'.repeat(150)),
    weather: fc.constantFrom('', 'rain'),
  },
  { requiredKeys: [] },
);
const rowLike = fc
  .tuple(rowsLike(rowFor(0).values), added)
  .map(([values, more]) => ({ ...values, more }));
const files = fc.array(rowLike, { minLength: 1, maxLength: 25 });

test('browser and server say the same of every row, but for what only a server can know', () =>
  law(
    fc.asyncProperty(files, async (cells) => {
      // The budget of uploads is by the minute.
      server.pass(3);
      const rows = cells.map((values, nth) => ({ number: nth + 2, values: cleanRow(values) }));
      const { orders } = await client.create(rows);
      const checked = checkBulkRows(rows, {
        ...{ market, phonePlan, timezone: market.timezone },
        ...{ now: server.deps.clock(), vendorId, features: featureColumns },
      });
      const told = orders.map(({ errors }) => errors.filter(({ key }) => !serverOnly.has(key)));
      expect(told).toEqual(checked.map(({ errors }) => [...errors]));
      for (const { state, errors, questions } of orders) {
        const expected = questions.length > 0 ? 'unconfirmed' : 'ready';
        expect(state).toBe(errors.length > 0 ? 'invalid' : expected);
      }
    }),
    { runs: 25 },
  ));
