import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EndpointId, endpoints } from '#schemas';
import { type Example, examples } from '../../../server/site/examples.ts';
import { isRecord, mapParts } from '../../../server/site/json.ts';
import { openApi } from '../../../server/site/openapi.ts';
import { serviceKey } from '../../support/keys.ts';
import { testServer } from '../../support/server.ts';
import { vendorId } from '../orders/support.ts';

/** Calls as a till makes them; `RECORD=1` writes them down for the documents, every other run compares what is answered. */
const file = new URL('../../../server/site/examples.json', import.meta.url);
const recorded: Record<string, Example> = {};
/** A till on this machine, whose name nobody has to know. */
const local = 'http://127.0.0.1:9/hooks';

let server: Awaited<ReturnType<typeof testServer>>;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testServer({ now: 1_800_000_000, env: { WEBHOOK_TARGETS: 'any' } });
  ({ headers } = await serviceKey(server, ['read-orders', 'write-orders', 'webhooks']));
});
afterAll(() => server.close());

type Asked = Omit<Example, 'result'>;

/** Makes a call, and keeps it as an example. */
async function make(id: EndpointId, asked: Asked, by = headers): Promise<unknown> {
  const { method, service, path, retry } = endpoints[id];
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) => String(asked.params?.[name]));
  const query = new URLSearchParams(
    Object.entries(asked.query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const answer = await server.app.inject({
    ...{ method, url: `/${service}/api/v1${at}?${query}` },
    headers: { ...by, ...(retry === 'keyed' && { 'idempotency-key': randomUUID() }) },
    ...(isRecord(asked.body) && { payload: asked.body }),
  });
  expect([id, answer.statusCode, answer.json().errors]).toEqual([id, 200, undefined]);
  const { result } = answer.json();
  const told = JSON.stringify({ ...asked, result: shown(result) });
  recorded[id] = JSON.parse(told.replaceAll(local, 'https://till.example/hooks'));
  return result;
}

/** What may stand in a document: no secret, and of a long list its beginning. */
function shown(result: unknown): unknown {
  const hidden = {
    secret: 'rpk_or_whsec_and_then_43_characters',
    ticket: 'ticket_that_opens_once',
  };
  return mapParts(result, (part) => {
    const entries = Object.entries(part).map(([name, value]) => {
      const kept = Object.hasOwn(hidden, name) && typeof value === 'string';
      if (kept) return [name, hidden[name as keyof typeof hidden]];
      return [name, Array.isArray(value) ? value.slice(0, 1) : value];
    });
    return Object.fromEntries(entries);
  });
}

/** The names of all fields, by path; what is in a list counts once. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((each) => fieldsOf(each, `${path}[]`));
  if (!isRecord(value)) return [path];
  return Object.entries(value).flatMap(([name, part]) => fieldsOf(part, `${path}.${name}`));
}

test('each example is a call that a till makes, with the fields that it is answered', async () => {
  const params = { vendorId };
  await make('listVendors', {});
  const { vendor_information: outlet } = endpoints.getVendor.result.parse(
    await make('getVendor', { params }),
  );
  const source = { latitude: outlet.location.latitude, longitude: outlet.location.longitude };
  const destination = { latitude: 1.2804, longitude: 103.8509 };
  const route = { vendor_id: vendorId, source, destination, delivery_type: 'food' };
  await make('estimate', { body: route });
  const quote = endpoints.quoteFee.result.parse(
    await make('quoteFee', { body: { ...route, payment_method: 'PAID' } }),
  );
  const { order } = endpoints.createOrder.result.parse(
    await make('createOrder', {
      body: {
        ...{ vendor_id: vendorId, reference: 'till-2481', unit_number: '#02-01' },
        customer: {
          ...{ name: 'Mei', phone_number: '+6562200155' },
          location: { ...destination, address: '1 Raffles Place', notes: '' },
        },
        order: {
          ...{ payment_method: 'PAID', amount: 24.5, description: 'Two bowls of noodles' },
          cold_bag_needed: false,
        },
        ...{ delivery_fee: quote.fee, signature: quote.signature },
      },
    }),
  );
  const { order_id: orderId } = order;
  await make('getOrder', { query: { vendorId, orderId } });
  await make('listOrders', { params, query: { reference: 'till-2481' } });
  await make('getPublicLinks', { params: { orderId } });
  await make('createSocketTicket', {});
  const hook = {
    url: local,
    events: ['order.placed', 'order.status_changed', 'order.delivered'],
  };
  const { webhook } = endpoints.createWebhook.result.parse(
    await make('createWebhook', { params, body: hook }),
  );
  const webhookId = webhook.webhook_id;
  await make('listWebhooks', { params });
  await make('testWebhook', { params: { vendorId, webhookId } });
  await make('listWebhookDeliveries', { params: { vendorId, webhookId } });
  const person = await server.signIn();
  const scopes = ['read-orders', 'write-orders', 'webhooks'];
  await make('createServiceKey', { params, body: { name: 'Till', scopes } }, person.headers);

  if (process.env.RECORD) await writeFile(file, `${JSON.stringify(recorded, null, 2)}\n`);
  const known: Readonly<Record<string, Example>> = process.env.RECORD ? recorded : examples;
  expect(Object.keys(known).toSorted()).toEqual(Object.keys(recorded).toSorted());
  for (const [id, { result }] of Object.entries(recorded)) {
    expect([id, fieldsOf(known[id]?.result).toSorted()]).toEqual([id, fieldsOf(result).toSorted()]);
  }
});

test('each example in the document is valid by the schema that it stands beside', () => {
  const document = JSON.parse(JSON.stringify(openApi(Object.values(endpoints))));
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'document');
  const wrong: string[] = [];
  let looked = 0;
  const look = (value: unknown, path: string): void => {
    if (Array.isArray(value))
      for (const [nth, each] of value.entries()) look(each, `${path}/${nth}`);
    if (!isRecord(value)) return;
    if ('example' in value && isRecord(value.schema)) {
      looked += 1;
      const isValid = ajv.compile({ $ref: `document#${path}/schema` });
      if (!isValid(value.example)) wrong.push(`${path}: ${ajv.errorsText(isValid.errors)}`);
    }
    for (const [name, part] of Object.entries(value)) {
      if (name !== 'example')
        look(
          part,
          `${path}/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`,
        );
    }
  };
  look(document, '');
  expect(looked).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
