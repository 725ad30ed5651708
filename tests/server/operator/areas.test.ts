import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';
import { withOperator } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let operator: Awaited<ReturnType<typeof withOperator>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  operator = await withOperator(server);
});
afterAll(() => server.close());

const at = { params: { outletId: 'm4pk1' } };
const polygon = (x: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [x, 1.25],
      [x + 0.1, 1.25],
      [x + 0.1, 1.35],
      [x, 1.25],
    ],
  ],
});
const feature = (name: string, geometry: object | null) => {
  return { type: 'Feature', properties: { name }, geometry };
};
const fileOf = (...features: object[]) => ({
  ...at,
  body: { geojson: JSON.stringify({ type: 'FeatureCollection', features }) },
});
const areas = async () => (await operator.ask('listAreas', at)).json().result.areas;

test('an outlet gets areas of its own from a file, but for what is none in it', async () => {
  const point = { type: 'Point', coordinates: [103.8, 1.3] };
  const file = fileOf(feature('Harbour', polygon(103.8)), feature('Door', point));
  const { areas: stored, rejected } = (await operator.ask('importAreas', file)).json().result;
  expect(stored).toMatchObject([{ name: 'Harbour', corners: 3, is_shared: false }]);
  expect(rejected).toEqual([{ feature: 2, reason: 'It has no closed polygon.' }]);
  expect(await areas()).toEqual(stored);
  const { headers } = await server.signIn();
  const seen = await server.app.inject({
    ...{ url: '/orders/api/v1/vendor/m4pk1/delivery-areas', headers },
  });
  expect(seen.json().result.areas).toMatchObject([{ name: 'Harbour' }]);

  await operator.ask('importAreas', fileOf(feature('East', polygon(103.9))));
  expect(await areas()).toMatchObject([{ name: 'East' }]);
  const audit = await operator.ask('listAudit', { query: { action: 'areas import' } });
  expect(audit.json().result.entries[0]).toMatchObject({
    ...{ before: { areas: 1 }, after: { areas: 1, rejected: 0 } },
    target: 'outlet m4pk1 Pandan Kitchen Tanjong Pagar',
  });
  await operator.ask('removeAreas', at);
  expect((await areas()).filter(({ is_shared }: { is_shared: boolean }) => !is_shared)).toEqual([]);
});

test.each([
  ['no JSON', { ...at, body: { geojson: '{' } }],
  ['no polygon', fileOf(feature('Nothing', null))],
  ['no feature', fileOf()],
])('a file with %s changes nothing', async (_, file) => {
  await operator.ask('importAreas', fileOf(feature('East', polygon(103.9))));
  const answer = await operator.ask('importAreas', file);
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'UnreadableFile']);
  expect(await areas()).toMatchObject([{ name: 'East' }]);
});

test('an outlet that is none has no areas', async () => {
  const nobody = { params: { outletId: 'nobody' } };
  for (const id of ['listAreas', 'removeAreas'] as const) {
    expect((await operator.ask(id, nobody)).statusCode).toBe(404);
  }
});
