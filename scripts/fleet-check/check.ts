import { randomUUID } from 'node:crypto';
import { FleetEstimate, type FleetMessage } from '#schemas';
import { send } from '../../server/dispatch/remote/send.ts';
import { listenToFleet } from './listener.ts';
import { ends, faultsIn, writeOrder } from './order.ts';
import { checkCancelled, checkCancelledBefore, checkRiddenAgain } from './rides.ts';
import {
  type Asked,
  cancelOf,
  type Manner,
  orderOf,
  type Run,
  reportsOf,
  tell,
  until,
} from './run.ts';

const stranger = 'whsec_bm9ib2R5IG9mIG91cnMga25vd3MgdGhpcyBvbmU=';

/** Tries what the portal asks of a fleet, with a line for each check; answers how many checks failed. */
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

type Check = readonly [what: string, check: (run: Run) => Promise<void>];

const checks: readonly Check[] = [
  ['refuses what nobody signed', (run) => checkRefused(run, { secrets: [] })],
  ['refuses another secret', (run) => checkRefused(run, { secrets: [stranger] })],
  ['refuses what was signed ten minutes ago', (run) => checkRefused(run, { ago: 600 })],
  [
    'takes a clock that is four minutes off',
    (run) => tell(run, cancelOf(run, 'late'), { ago: 240 }),
  ],
  ['takes a signature of each of two secrets', checkBothSecrets],
  ['cancels an order that it never heard of', (run) => tell(run, cancelOf(run, 'unknown'))],
  ['answers how long a delivery takes, within 800 ms', checkEstimate],
  ['takes an order on, once for a key that comes again', checkRequestedTwice],
  [
    'takes a change of it',
    (run) => tell(run, { type: 'order.changed', ride: 1, order: orderOf(run, 'first') }),
  ],
  ['says again what the portal could not take', checkSaysAgain],
  ['brings it to an end', checkEnd],
  ['tells of it in order, with its rider', (run) => checkSequence(run, 'first')],
  ['tells where its rider is', checkPositions],
  ['photographed what it says that it did', checkPhotos],
  ['ends a ride that is cancelled', checkCancelled],
  ['does not begin what was cancelled before', checkCancelledBefore],
  ['sends another rider where the one before was cancelled', checkRiddenAgain],
  ['signed all that it said, in the shapes of docs/fleet.md', checkShapes],
];

async function checkRefused(run: Run, manner: Manner): Promise<void> {
  const isTaken = await tell(
    run,
    { type: 'order.requested', ride: 1, order: orderOf(run, 'forged') },
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

function checkBothSecrets(run: Run): Promise<void> {
  return tell(run, cancelOf(run, 'rotated'), { secrets: [stranger, run.secret] });
}

async function checkEstimate({ url, secret, name, country }: Run): Promise<void> {
  const { pickup, customer } = writeOrder(name, country);
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

async function checkRequestedTwice(run: Run): Promise<void> {
  const order = orderOf(run, 'first');
  run.said.awayFor.add(order.order_id);
  const key = randomUUID();
  const message: FleetMessage = { type: 'order.requested', ride: 1, order };
  await tell(run, message, { key });
  await tell(run, message, { key });
  await Promise.all([tell(run, message, { key }), tell(run, message, { key })]);
}

async function checkSaysAgain(run: Run): Promise<void> {
  const { order_id } = orderOf(run, 'first');
  await until(run, 'no report was made', () => run.said.turnedAway.length > 0);
  const [away] = run.said.turnedAway;
  const came = () => reportsOf(run, 'first').some(({ nth }) => `${order_id} ${nth}` === away);
  await until(run, `report ${away} was answered 503 and never came again`, came);
}

async function checkEnd(run: Run): Promise<void> {
  const why = `no end was told within ${run.wait} s (--wait gives it longer)`;
  await until(run, why, () =>
    reportsOf(run, 'first').some(({ status }) => ends.some((end) => end === status)),
  );
}

async function checkSequence(run: Run, which: string): Promise<void> {
  const reports = reportsOf(run, which);
  if (reports.length === 0) throw new Error('no report was made');
  const [first] = faultsIn(reports);
  if (first !== undefined) throw new Error(first);
}

async function checkPositions(run: Run): Promise<void> {
  const riders = reportsOf(run, 'first').flatMap(({ rider }) => rider?.id ?? []);
  if (riders.length === 0) throw new Error('no rider was named');
  await until(run, 'no position of its rider was told', () =>
    riders.some((id) => run.said.riders.has(id)),
  );
}

async function checkPhotos(run: Run): Promise<void> {
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

async function checkShapes(run: Run): Promise<void> {
  const forged = reportsOf(run, 'forged')[0];
  if (forged) throw new Error('it began an order that it had refused');
  const [first] = run.said.faults;
  if (first !== undefined) throw new Error(first);
}
