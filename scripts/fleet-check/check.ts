import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { FleetEstimate, type FleetMessage } from '#schemas';
import { type RemoteFleet, send } from '../../server/dispatch/remote/send.ts';
import { listenToFleet, type Said } from './listener.ts';
import { ends, faultsIn, orderCalled } from './order.ts';

export type Asked = {
  /** Where the fleet is told of orders. */
  url: string;
  secret: string;
  /** Where the fleet says what becomes of them. */
  port: number;
  /** Which country the orders are of. */
  country: string;
  /** Seconds until an order has come to its end. */
  wait: number;
  say: (line: string) => void;
};

/** Milliseconds in which a report may still be on its way after a cancellation, and between two looks. */
const onItsWay = 2000;
const look = 50;
const patience = 10_000;
const stranger = 'whsec_bm9ib2R5IG9mIG91cnMga25vd3MgdGhpcyBvbmU=';

/** Tries what the portal asks of a fleet, a line for each; answers how many of them it does not do. */
export async function checkFleet(asked: Asked): Promise<number> {
  const { said, close } = await listenToFleet(asked.port, asked.secret);
  const run = { ...asked, said, name: `check-${randomUUID().slice(0, 8)}` };
  let failed = 0;
  try {
    for (const [what, check] of checks) {
      const why = await check(run).then(
        () => undefined,
        (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
      );
      asked.say(why === undefined ? `ok    ${what}` : `FAIL  ${what}: ${why}`);
      if (why !== undefined) failed += 1;
    }
  } finally {
    close();
  }
  asked.say(
    failed === 0 ? 'This fleet can be connected.' : `${failed} of ${checks.length} failed.`,
  );
  return failed;
}

type Run = Asked & { said: Said; name: string };
type Check = readonly [what: string, check: (run: Run) => Promise<void>];

const checks: readonly Check[] = [
  ['refuses what nobody signed', (run) => refused(run, { secrets: [] })],
  ['refuses another secret', (run) => refused(run, { secrets: [stranger] })],
  ['refuses what was signed ten minutes ago', (run) => refused(run, { ago: 600 })],
  [
    'takes a clock that is four minutes off',
    (run) => told(run, cancelOf(run, 'late'), { ago: 240 }),
  ],
  ['takes a signature of each of two secrets', bothSecrets],
  ['cancels an order that it never heard of', (run) => told(run, cancelOf(run, 'unknown'))],
  ['answers how long a delivery takes, within 800 ms', estimated],
  ['takes an order on, once for a key that comes again', requestedTwice],
  [
    'takes a change of it',
    (run) => told(run, { type: 'order.changed', order: orderOf(run, 'first') }),
  ],
  ['says again what the portal could not take', saysAgain],
  ['brings it to an end', broughtToAnEnd],
  ['tells of it in order, with its rider', (run) => inOrder(run, 'first')],
  ['tells where its rider is', riderSeen],
  ['photographed what it says that it did', photographed],
  ['ends a ride that is cancelled', cancelled],
  ['does not begin what was cancelled before', cancelledBefore],
  ['signed all that it said, in the shapes of docs/fleet.md', sound],
];

type Manner = { key?: string; secrets?: readonly string[]; ago?: number };

const orderOf = ({ name, country }: Run, which: string) => orderCalled(`${name}-${which}`, country);
const cancelOf = (run: Run, which: string): FleetMessage => {
  const { order_id, vendor_id } = orderOf(run, which);
  return { type: 'order.cancelled', order: { order_id, vendor_id } };
};

async function told(run: Run, message: FleetMessage, manner: Manner = {}): Promise<void> {
  const { key = randomUUID(), secrets = [run.secret], ago = 0 } = manner;
  const fleet: RemoteFleet = { url: run.url, secrets };
  await send(fleet, message, { key, now: Date.now() / 1000 - ago, patience });
}

async function refused(run: Run, manner: Manner): Promise<void> {
  const isTaken = await told(
    run,
    { type: 'order.requested', order: orderOf(run, 'forged') },
    manner,
  ).then(
    () => true,
    (cause: Error) => {
      if (!/answered 4\d\d/.test(cause.message)) throw cause;
      return false;
    },
  );
  if (isTaken) throw new Error('it was taken');
}

function bothSecrets(run: Run): Promise<void> {
  return told(run, cancelOf(run, 'rotated'), { secrets: [stranger, run.secret] });
}

async function estimated({ url, secret, name, country }: Run): Promise<void> {
  const { pickup, customer } = orderCalled(name, country);
  const [source, destination] = [pickup, customer.location].map(({ latitude, longitude }) => ({
    ...{ latitude, longitude },
  }));
  if (!source || !destination) return;
  const now = Date.now() / 1000;
  const message = { type: 'estimate.asked' as const, country, source, destination, at: now };
  const answer = await send({ url, secrets: [secret] }, message, {
    key: randomUUID(),
    now,
    patience: 800,
  });
  FleetEstimate.parse(JSON.parse(answer));
}

async function requestedTwice(run: Run): Promise<void> {
  const order = orderOf(run, 'first');
  run.said.awayFor.add(order.order_id);
  const key = randomUUID();
  const message: FleetMessage = { type: 'order.requested', order };
  await told(run, message, { key });
  await told(run, message, { key });
  await Promise.all([told(run, message, { key }), told(run, message, { key })]);
}

async function saysAgain(run: Run): Promise<void> {
  const { order_id } = orderOf(run, 'first');
  await until(run, 'no report was made', () => run.said.turnedAway.length > 0);
  const [away] = run.said.turnedAway;
  const came = () => reportsOf(run, 'first').some(({ nth }) => `${order_id} ${nth}` === away);
  await until(run, `report ${away} was answered 503 and never came again`, came);
}

async function broughtToAnEnd(run: Run): Promise<void> {
  const why = `no end was told within ${run.wait} s (--wait gives it longer)`;
  await until(run, why, () =>
    reportsOf(run, 'first').some(({ status }) => ends.some((end) => end === status)),
  );
}

async function inOrder(run: Run, which: string): Promise<void> {
  const reports = reportsOf(run, which);
  if (reports.length === 0) throw new Error('no report was made');
  const [first] = faultsIn(reports);
  if (first !== undefined) throw new Error(first);
}

async function riderSeen(run: Run): Promise<void> {
  const riders = reportsOf(run, 'first').flatMap(({ rider }) => rider?.id ?? []);
  if (riders.length === 0) throw new Error('no rider was named');
  await until(run, 'no position of its rider was told', () =>
    riders.some((id) => run.said.riders.has(id)),
  );
}

async function photographed(run: Run): Promise<void> {
  const { order_id } = orderOf(run, 'first');
  const kinds = reportsOf(run, 'first').flatMap(({ photographs = [] }) =>
    photographs.map(({ kind }) => kind),
  );
  const missing = kinds.find(
    (kind) =>
      !run.said.photographs.some((each) => each.order_id === order_id && each.kind === kind),
  );
  if (missing !== undefined) throw new Error(`the photograph of the ${missing} was not sent`);
}

async function cancelled(run: Run): Promise<void> {
  await told(run, { type: 'order.requested', order: orderOf(run, 'second') });
  const cancel = cancelOf(run, 'second');
  const key = randomUUID();
  await told(run, cancel, { key });
  await told(run, cancel, { key });
  const then = Date.now() + onItsWay;
  await pause(onItsWay * 2);
  const late = run.said.reports.find(
    ({ report, heardAt }) =>
      report.order_id === orderOf(run, 'second').order_id &&
      heardAt > then &&
      report.status !== 'CANCELLED',
  );
  if (late) throw new Error(`${late.report.status} was told of it afterwards`);
}

async function cancelledBefore(run: Run): Promise<void> {
  await told(run, cancelOf(run, 'third'));
  await told(run, { type: 'order.requested', order: orderOf(run, 'third') });
  await pause(onItsWay);
  const begun = reportsOf(run, 'third').find(({ status }) => status !== 'CANCELLED');
  if (begun) throw new Error(`${begun.status} was told of it`);
}

async function sound(run: Run): Promise<void> {
  const forged = reportsOf(run, 'forged')[0];
  if (forged) throw new Error('it began an order that it had refused');
  const [first] = run.said.faults;
  if (first !== undefined) throw new Error(first);
}

const reportsOf = (run: Run, which: string) =>
  run.said.reports
    .map(({ report }) => report)
    .filter(({ order_id }) => order_id === orderOf(run, which).order_id);

async function until({ wait }: Run, why: string, holds: () => boolean): Promise<void> {
  const end = Date.now() + wait * 1000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(why);
    await pause(look);
  }
}
