import { Crowd } from './crowd.ts';
import { type Flood, flood } from './load.ts';
import { ordersOf, readsOf, signIn } from './person.ts';

/** What the generator can be asked to do; it is a process of its own, so that its memory and its garbage are not the server's. */
export type Tasks = {
  reads: (given: { seconds: number; connections: number }) => Promise<Flood>;
  orders: (given: { seconds: number; connections: number }) => Promise<Flood>;
  /** The same of a server that does nothing beside its statement. */
  bareReads: (given: { bare: number; seconds: number; connections: number }) => Promise<Flood>;
  bareOrders: (given: { bare: number; seconds: number; connections: number }) => Promise<Flood>;
  manyOrders: (given: { calls: number; connections: number }) => Promise<Flood>;
  /** Orders of one merchant, and what another one reads meanwhile. */
  beside: (given: {
    seconds: number;
    connections: number;
  }) => Promise<{ orders: Flood; reads: Flood }>;
  mixed: (given: {
    seconds: number;
    connections: number;
  }) => Promise<{ orders: Flood; reads: Flood }>;
  openIdle: (given: { count: number }) => Promise<number>;
  openFollowing: (given: { count: number }) => Promise<number>;
  fanOut: (given: { orders: number }) => Promise<number>;
  recover: (given: object) => Promise<number>;
  closeAll: (given: object) => Promise<number>;
};

const port = Number(process.argv[2]);
const crowd = await Crowd.of(port, 'merchant');
const merchant = await signIn(port, 'merchant');
const stranger = await signIn(port, 'stranger');
const place = ordersOf(port, merchant);
const read = await readsOf(port, merchant);
const readElsewhere = await readsOf(port, stranger);
/** Connections of a merchant who only looks. */
const few = 4;

const tasks: Tasks = {
  reads: (bounds) => flood(read, { port, ...bounds }),
  orders: (bounds) => flood(place, { port, ...bounds }),
  bareReads: ({ bare, ...bounds }) => flood(read, { ...bounds, port: bare }),
  bareOrders: ({ bare, ...bounds }) => flood(place, { ...bounds, port: bare }),
  manyOrders: (bounds) => flood(place, { port, ...bounds }),
  async beside(bounds) {
    const [orders, reads] = await Promise.all([
      flood(place, { port, ...bounds }),
      flood(readElsewhere, { port, ...bounds, connections: few }),
    ]);
    return { orders, reads };
  },
  async mixed(bounds) {
    const [orders, reads] = await Promise.all([
      flood(place, { port, ...bounds, connections: few }),
      flood(read, { port, ...bounds }),
    ]);
    return { orders, reads };
  },
  openIdle: ({ count }) => crowd.open(count, false),
  openFollowing: ({ count }) => crowd.open(count, true),
  fanOut: ({ orders }) => crowd.fanOut(orders),
  recover: () => crowd.recover(),
  async closeAll() {
    crowd.close();
    return 0;
  },
};

process.on('message', async ({ task, given }: { task: keyof Tasks; given: never }) => {
  try {
    process.send?.({ answer: await tasks[task](given) });
  } catch (cause) {
    process.send?.({ fault: cause instanceof Error ? cause.stack : String(cause) });
  }
});
process.send?.({ answer: 'ready' });
