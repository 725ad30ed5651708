import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, type EndpointId, endpoints } from '#schemas';
import { law } from '../support/property.ts';
import { textAround } from '../support/scripts.ts';
import { goodInputs } from './good-inputs/index.ts';
import { goodWorld, type SomeInput, type World } from './good-inputs/world.ts';

/** Whatever a request's rules accept, in any script, its answer tells; so nothing that was done is answered as a fault. */
let world: World;
beforeAll(async () => {
  world = await goodWorld();
}, 60_000);
afterAll(() => world.close());

/** What names a thing, proves something or has a shape of its own: another text in its place is another call, which may well be refused. */
const named = new Set([
  ...['vendor_id', 'parent_vendor_id', 'client_vendor_id', 'order_id', 'user_id', 'rider_id', 'id'],
  ...['rider_ids', 'wallet_id', 'purchase_intent_id', 'payment_instrument_id', 'reference'],
  ...['token', 'refresh_token', 'bearer_token', 'signature', 'password', 'pin', 'code', 'pending'],
  ...['email', 'email_address', 'users', 'phone_number', 'country_code', 'file_sha256', 'jpeg'],
  ...['feature', 'part', 'client_data', 'attestation', 'authenticator_data', 'user_handle'],
]);

test.each(goodInputs)(
  '%s tells every text that it takes',
  async (id, endpoint, good) => {
    const taken = new Set<string>();
    /** Sends an input with another text in one place; the next one is fresh once this one was taken. */
    let next = await good.fresh(world);
    const tellWith = async ({ path }: Text, text: string) => {
      const body = replaced(bodyOf(next), path, text);
      if (!(await isTold(id, endpoint, { ...next, body }))) return;
      taken.add(path.join('.'));
      next = await good.fresh(world);
    };
    const texts = textsIn(bodyOf(next), endpoint.body);
    if (texts.length === 0) return;
    const places = fc.constantFrom(...texts);
    const replacing = places.chain((place) => fc.tuple(fc.constant(place), textAround(place.max)));
    await law(
      fc.asyncProperty(replacing, ([place, text]) => tellWith(place, text)),
      { runs: Math.min(60, texts.length * 6) },
    );
    // What was refused each time so far takes at least this.
    for (const place of texts) await tellWith(place, `${place.now} Ж`);
    const never = texts.filter(({ path }) => !taken.has(path.join('.')));
    expect(never.filter((place) => !named.has(nameOf(place)))).toEqual([]);
  },
  120_000,
);

test('and so do the calls that read what was kept', async () => {
  const vendorId = 'm4pk1';
  const reading = Object.values<Endpoint>(endpoints).filter(
    ({ method, path, produces }) => method === 'GET' && !produces && !/\{(?!vendorId\})/.test(path),
  );
  const now = Math.floor(world.server.deps.clock());
  const period = { from: String(now - 86_400), to: String(now + 60) };
  const told = new Set<string>();
  for (const endpoint of reading) {
    const query = endpoint.id === 'summarizeOrders' ? period : {};
    if (await isTold(endpoint.id as EndpointId, endpoint, { params: { vendorId }, query }))
      told.add(endpoint.id);
  }
  const lists = ['listOrders', 'listRecipients', 'listCustomers', 'listMembers', 'listVendors'];
  expect([...told]).toEqual(expect.arrayContaining([...lists, 'listBulkJobs', 'summarizeOrders']));
});

/** Whether a call was taken; what it is answered then has to be as declared, and a refusal is no fault of ours. */
async function isTold(id: EndpointId, endpoint: Endpoint, input: SomeInput): Promise<boolean> {
  const answer = await world.send(id, input);
  expect([answer.statusCode, answer.body]).not.toEqual([500, answer.body]);
  if (answer.statusCode >= 300) return false;
  const told = endpoint.result.safeParse(answer.json().result);
  expect([input.body, told.error?.issues]).toEqual([input.body, undefined]);
  return true;
}

const bodyOf = (input: SomeInput): object => input.body ?? {};

type Text = { readonly path: readonly string[]; readonly max: number; readonly now: string };

/** What the member is called that a text stands in. */
const nameOf = ({ path }: Text) => path.findLast((name) => !/^\d+$/.test(name)) ?? '';

/** The texts of a body, and how many characters its schema lets each have. */
function textsIn(value: unknown, schema: unknown, path: readonly string[] = []): Text[] {
  const { def, bag } = Object(Reflect.get(Object(schema), '_zod'));
  if (def?.innerType !== undefined) return textsIn(value, def.innerType, path);
  if (typeof value === 'string' && def?.type === 'string' && bag.format === undefined) {
    return [{ path, max: Number(bag.maximum ?? 64), now: value }];
  }
  if (Array.isArray(value))
    return value.flatMap((each, at) => textsIn(each, def?.element, [...path, String(at)]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    textsIn(member, def?.shape?.[name], [...path, name]),
  );
}

function replaced(value: unknown, [name, ...rest]: readonly string[], text: string): object {
  if (name === undefined) return Object(text);
  const member: unknown = Reflect.get(Object(value), name);
  const inner = rest.length === 0 ? text : replaced(member, rest, text);
  return Array.isArray(value)
    ? value.map((each, at) => (String(at) === name ? inner : each))
    : { ...Object(value), [name]: inner };
}
