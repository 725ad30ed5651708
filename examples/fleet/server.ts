import { createServer } from 'node:http';
import { type Order, Rides } from './rides.ts';
import { isSigned } from './signature.ts';

/** A fleet in a few files, with riders who do not exist: how one is connected, and what it has to do. `README.md` says how to run it. */
const {
  PORT = '4100',
  PORTAL_URL = 'http://sg.localhost:3000',
  FLEET_SECRET: secret,
} = process.env;
const { STEP_SECONDS = '5', CLOCK_AHEAD = '0' } = process.env;
if (!secret) throw new Error('FLEET_SECRET is missing: the DISPATCHER_SECRET of the portal.');

const clock = () => Date.now() / 1000 + Number(CLOCK_AHEAD);
const rides = new Rides({ url: PORTAL_URL, secret, clock }, Number(STEP_SECONDS));

type Message =
  | { type: 'order.requested' | 'order.changed'; order: Order }
  | { type: 'order.cancelled'; order: { order_id: string } }
  | { type: 'estimate.asked' };

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString('utf8');
  if (request.method !== 'POST' || !isSigned(secret, request.headers, body, clock())) {
    response.writeHead(401).end();
    return;
  }
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(hear(JSON.parse(body))));
}).listen(Number(PORT), () => process.stdout.write(`the fleet listens at ${PORT}\n`));

/** What is heard twice is done once, since rides are known by the order. */
function hear(message: Message): object {
  if (message.type === 'order.requested') rides.request(message.order);
  if (message.type === 'order.changed') rides.change(message.order);
  if (message.type === 'order.cancelled') rides.cancel(message.order.order_id);
  if (message.type === 'estimate.asked') return { pickup_minutes: 8, delivery_minutes: 21 };
  return {};
}
