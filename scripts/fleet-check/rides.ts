import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { cancelOf, orderOf, type Run, reportsOf, requestOf, tell, until } from './run.ts';

/** Milliseconds for which a report may still be on its way after a cancellation. */
const onItsWay = 2000;
/** Checks that nothing is reported of a ride long after it was cancelled. */
export async function checkCancelled(run: Run): Promise<void> {
  await tell(run, requestOf(run, 'second'));
  const cancel = cancelOf(run, 'second');
  const key = randomUUID();
  await tell(run, cancel, { key });
  await tell(run, cancel, { key });
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

/** Checks that a request which arrives after its cancellation starts no ride. */
export async function checkCancelledBefore(run: Run): Promise<void> {
  await tell(run, cancelOf(run, 'third'));
  await tell(run, requestOf(run, 'third'));
  await pause(onItsWay);
  const begun = reportsOf(run, 'third').find(({ status }) => status !== 'CANCELLED');
  if (begun) throw new Error(`${begun.status} was told of it`);
}

/** Checks that a new ride of a cancelled order is started. */
export async function checkRiddenAgain(run: Run): Promise<void> {
  await tell(run, requestOf(run, 'third', 2));
  await until(run, 'nothing was told of ride 2', () =>
    reportsOf(run, 'third').some(({ ride, nth }) => ride === 2 && nth === 1),
  );
}
