import { expect, test, vi } from 'vitest';
import { endpoints } from '#schemas';
import { createFaultReport } from '../../../../app/adapters/network/fault-report.ts';

function reporting() {
  const ask = vi.fn<typeof fetch>(async () => new Response('{}'));
  const said = () => ask.mock.calls.splice(0).map(([, init]) => JSON.parse(String(init?.body)));
  return { ask, said, report: createFaultReport(ask) };
}

const broken = (message: string, pluginId = 'tip') => ({
  ...{ pluginId, part: 'fields', cause: new TypeError(message) },
});

test('a fault is told as the server takes it, once for each feature and message', async () => {
  const { ask, said, report } = reporting();
  for (let nth = 0; nth < 3; nth += 1) await report(broken('x is not a function'));
  expect(ask.mock.calls).toMatchObject([['/orders/api/v1/faults', { method: 'POST' }]]);
  await report(broken('x is not a function', 'voucher'));
  await report(broken('y is not a function'));
  const bodies = said();
  expect(bodies.map(({ feature, message }) => [feature, message])).toEqual([
    ['tip', 'TypeError: x is not a function'],
    ['voucher', 'TypeError: x is not a function'],
    ['tip', 'TypeError: y is not a function'],
  ]);
  for (const body of bodies) expect(endpoints.reportFault.body.safeParse(body).success).toBe(true);
});

test('a page that breaks again and again says no more, and what is long is cut', async () => {
  const { said, report } = reporting();
  for (let nth = 0; nth < 50; nth += 1) await report(broken(`${nth} ${'👨‍👩‍👧'.repeat(300)}`));
  const bodies = said();
  expect(bodies).toHaveLength(10);
  for (const body of bodies) expect(endpoints.reportFault.body.safeParse(body).success).toBe(true);
});
