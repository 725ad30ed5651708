import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { law } from '../support/property.ts';
import { type Client, createClient } from './client.ts';
import { createServer, type FakeServer } from './server.ts';

type Step = (server: FakeServer, client: Client) => unknown;

const pick = fc.nat({ max: 3 });
const garbage = fc.constantFrom('null', '[]', '{', '<html>', '{"event":"teleported"}', '7');

/** What can happen to one client; `toString` makes a counterexample readable. */
const steps: readonly [number, fc.Arbitrary<Step>][] = [
  [3, fc.constant(named('place', (server) => server.place()))],
  [6, fc.nat(20).map((n) => named(`change ${n}`, (server) => server.change(n)))],
  [
    10,
    fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.boolean())
      .map(([count, twice]) =>
        named(`deliver ${count} ${twice}`, (_, { link }) => link()?.deliver(count, twice)),
      ),
  ],
  [2, fc.constant(named('cut', (_, { link }) => link()?.cut()))],
  [1, fc.constant(named('mute', (_, { link }) => link()?.mute()))],
  [1, garbage.map((text) => named(`say ${text}`, (_, { link }) => link()?.say(text)))],
  [1, pick.map((n) => named(`refuse ${n}`, (_, client) => client.refuseTickets(n)))],
  [
    4,
    fc
      .tuple(pick, fc.boolean())
      .map(([at, lost]) => named(`answer ${at} ${lost}`, (_, client) => client.answer(at, lost))),
  ],
  [1, fc.constant(named('prune', (server) => server.prune()))],
  [1, fc.constant(named('wake', (_, client) => client.wake()))],
  [1, fc.constant(named('refresh', (_, client) => client.refresh()))],
  [
    6,
    fc
      .constantFrom(0.02, 0.5, 1, 5, 20, 45)
      .map((seconds) => named(`pass ${seconds}`, (_, client) => client.pass(seconds))),
  ],
];
const step = fc.oneof(...steps.map(([weight, arbitrary]) => ({ weight, arbitrary })));
const history = fc.array(fc.tuple(fc.nat({ max: 1 }), step), {
  minLength: 1,
  maxLength: 100,
  size: 'max',
});

function named(name: string, step: Step): Step {
  return Object.assign(step, { toString: () => name, [fc.toStringMethod]: () => name });
}

/** A minute without faults: everything that waits gets through. */
async function heal(client: Client): Promise<void> {
  client.refuseTickets(0);
  for (let second = 0; second < 80; second += 1) {
    client.link()?.flush();
    client.answer(0, false);
    client.answer(0, false);
    await client.pass(1);
  }
}

/** How new each order is that a client shows. */
function versionsOf(server: FakeServer, client: Client): number[] {
  return [...server.orders.keys()].map((id) => client.order(id)?.updated_at ?? 0);
}

describe('law: whatever the network does,', () => {
  it('every client ends with the server’s orders, and none ever goes back to an older one', async () => {
    await law(
      fc.asyncProperty(history, async (happenings) => {
        const server = createServer();
        const clients = [await createClient(server), await createClient(server)] as const;
        for (const [who, happen] of happenings) {
          const client = clients[who] ?? clients[0];
          const before = versionsOf(server, client);
          await happen(server, client);
          await client.pass(0.02);
          const after = versionsOf(server, client);
          expect(before.filter((version, at) => version > (after[at] ?? 0))).toEqual([]);
        }
        for (const client of clients) {
          await heal(client);
          expect(client.banner()).toBe('live');
          for (const [id, order] of server.orders) expect(client.order(id)).toEqual(order);
        }
      }),
      { runs: 100 },
    );
  }, 60_000);
});
