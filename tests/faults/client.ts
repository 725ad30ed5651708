import { $banner, $orders, appended, clockTicked, orderOf, ordersAsked } from '#core';
import { callFx, connectFx, disconnectFx } from '#core/ports';
import { type Event, parseServerFrame } from '#schemas';
import { createFeed } from '../../app/adapters/network/feed.ts';
import { createSocket } from '../../app/adapters/network/socket.ts';
import { $connection } from '../../core/connection/model.ts';
import { NOW } from '../support/arbitraries.ts';
import { createEngine, unreachable } from '../support/engine.ts';
import { createManualTimers } from '../support/timers.ts';
import { createLink, type Link } from './link.ts';
import type { FakeServer } from './server.ts';

type Call = { endpoint: { id: string } };
type Subscription = { vendor_id: string; include_outlets: boolean; since: number | null };

/** The whole engine with the real socket and feed, on a network that the test moves by hand. */
export async function createClient(server: FakeServer, timers = createManualTimers()) {
  const answers: ((lost: boolean) => void)[] = [];
  let link: Link | null = null;
  let ticketsRefused = 0;
  const now = () => NOW + timers.now();
  const append = (events: readonly Event[]) => void engine.send(appended, events);
  const socket = createSocket({
    open: async () => {
      if (ticketsRefused > 0) {
        ticketsRefused -= 1;
        throw unreachable;
      }
      const fresh = createLink(server);
      link = fresh;
      timers.after(0.01, fresh.open);
      return fresh.socket;
    },
    after: timers.after,
    online: () => true,
    doubted: () => undefined,
    random: () => 0.5,
    received: createFeed({
      now,
      parse: parseServerFrame,
      schedule: (act) => timers.after(0.016, act),
      append,
      refused: () => {},
    }),
    lost: (why) =>
      append([{ type: 'connection.lost', source: 'socket', at: now(), payload: { why } }]),
  });
  /** The server answers at once; its answer may come much later, or never. */
  const call = ({ endpoint }: Call) => {
    if (endpoint.id !== 'listOrders') throw unreachable;
    const answer = server.list();
    return new Promise((resolve, reject) =>
      answers.push((lost) => (lost ? reject(unreachable) : resolve(answer))),
    );
  };
  const follow = ({ since, ...subscription }: Subscription) =>
    socket.follow(subscription, () => engine.see($connection).seq ?? since ?? undefined);
  const engine = createEngine({
    ports: [
      [callFx, call],
      [connectFx, follow],
      [disconnectFx, () => socket.close()],
    ],
  });
  await engine.tick(now());
  const selection = { vendor_id: 'v1', include_outlets: false };
  append([{ type: 'vendor.selected', source: 'user', at: now(), payload: selection }]);

  return {
    engine,
    link: () => link,
    banner: () => engine.see($banner),
    order: (id: string) => orderOf(engine.see($orders), id),
    dropped: () => engine.see($connection).dropped.malformed,
    wake: socket.wake,
    refresh: () => engine.send(ordersAsked),
    answer: (pick: number, lost: boolean) =>
      answers.splice(Math.min(pick, answers.length - 1), 1)[0]?.(lost),
    refuseTickets: (times: number) => {
      ticketsRefused = times;
    },
    async pass(seconds: number): Promise<void> {
      await timers.advance(seconds);
      await engine.send(clockTicked, now());
    },
  };
}
export type Client = Awaited<ReturnType<typeof createClient>>;
