import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedHeaders } from '../../server/dispatch/remote/signature.ts';
import type { BenchRow } from './row.ts';
import { beside } from './server/bare.ts';
import type { Connection } from './server/connection.ts';
import { riderOf, storeLive } from './server/live-orders.ts';
import { flood } from './server/load.ts';
import { type Person, signIn } from './server/person.ts';
import { least, onServer } from './server/stage.ts';

const rides = 1000;
const positionsInACall = 500;
const ridersOfAShop = 100;
const seconds = 5;
const connections = 16;
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/**
 * What a connected fleet says of 1,000 live orders of one merchant, and shops that look where their riders are; 20,000 positions a second
 * are those of 1,000 outlets with 100 live orders each.
 */
export async function run(): Promise<BenchRow[]> {
  const fleet = createServer((request, response) => {
    request.resume();
    response.end('{}');
  });
  fleet.listen(0, '127.0.0.1');
  await once(fleet, 'listening');
  const { port } = fleet.address() as AddressInfo;
  const env = {
    ...{ DISPATCHER: 'http', DISPATCHER_URL: `http://127.0.0.1:${port}/` },
    DISPATCHER_SECRET: secret,
  };
  try {
    return await onServer(({ port: at, dataDir }) => measure(at, dataDir), env);
  } finally {
    fleet.closeAllConnections();
    fleet.close();
  }
}

async function measure(port: number, dataDir: string): Promise<BenchRow[]> {
  const person = await signIn(port, 'merchant');
  const orders = await storeLive(dataDir, person.outlet.id, rides);
  const bounds = { port, seconds, connections };
  const reports = await flood(reportsOf(orders), bounds);
  const positions = await flood(tellPositions, { ...bounds, connections: 2 });
  const looks = await flood(looksOf(person), bounds);
  const [insert, read] = await beside(dataDir, async (bare) => [
    await flood((connection) => connection.ask('/', {}, { any: 'text' }), { ...bounds, ...bare }),
    await flood((connection) => connection.ask('/', {}), { ...bounds, ...bare }),
  ]);
  return [
    least(
      'reports of a fleet beside a bare insert',
      reports.perSecond,
      '/s',
      insert.perSecond,
      0.05,
    ),
    least('positions of riders', positions.perSecond * positionsInACall, '/s', 20_000),
    least('looks for 100 riders beside a bare read', looks.perSecond, '/s', read.perSecond, 0.03),
  ];
}

/** Each order in turn, on its way and nearby, again and again. */
function reportsOf(orders: readonly string[]) {
  let said = 0;
  return (connection: Connection) => {
    const order_id = orders[said % orders.length];
    const nth = Math.floor(said / orders.length) + 1;
    said += 1;
    const status = nth % 2 === 0 ? 'COURIER_LEFT_VENDOR' : 'NEAR_CUSTOMER';
    return say(connection, '/reports', {
      ...{ order_id, nth, at: Date.now() / 1000, status },
      estimated_delivery_minutes: nth % 20,
    });
  };
}

let told = 0;

/** Half of the riders, each a little further than before. */
function tellPositions(connection: Connection) {
  told += 1;
  const from = (told % (rides / positionsInACall)) * positionsInACall;
  const positions = Array.from({ length: positionsInACall }, (_, nth) => ({
    ...{ rider_id: riderOf(from + nth), latitude: 1.3 + told / 1e6, longitude: 103.85 },
    ...{ heading: told % 360, at: Date.now() / 1000 },
  }));
  return say(connection, '/positions', { positions });
}

function looksOf({ headers }: Person) {
  let looked = 0;
  return (connection: Connection) => {
    looked += 1;
    const from = (looked % (rides / ridersOfAShop)) * ridersOfAShop;
    const rider_ids = Array.from({ length: ridersOfAShop }, (_, nth) => riderOf(from + nth));
    return connection.ask('/hurrier/api/v1/riders/locate', headers, { rider_ids });
  };
}

function say(connection: Connection, path: string, payload: object) {
  const body = JSON.stringify(payload);
  const headers = signedHeaders([secret], { id: randomUUID(), at: Date.now() / 1000, body });
  return connection.ask(`/fleet/api/v1${path}`, headers, payload);
}
