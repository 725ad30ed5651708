import type { BulkProblem, Market, UnixTime } from '#schemas';
import { type PreOrderFault, preOrderFault } from '../pre-order.ts';
import { type BulkRowProblem, type Read, rowProblem } from './cells.ts';
import type { Moment } from './moment.ts';

type Context = { readonly market: Market; readonly timezone: string; readonly now: UnixTime };

/**
 * Reads when a row is to be collected: empty means now, otherwise the rules of pre-orders apply. Of several moments that a text
 * may mean, the one counts that an order may be for; the person is asked where that leaves two.
 */
export function readTime(
  typed: string,
  moments: readonly Moment[],
  context: Context,
): Read<UnixTime | null> {
  if (typed.trim() === '') return { value: null };
  const meant = moments.map((moment) => readMoment(moment, context));
  const [first, second] = meant.filter((each) => 'value' in each);
  if (second !== undefined) return wrong('time-format');
  return first ?? meant[0] ?? wrong('time-format');
}

function readMoment(moment: Moment, context: Context): Read<UnixTime> {
  if (!('at' in moment)) return wrong(timeProblems[moment.why]);
  const { at } = moment;
  const { now, timezone } = context;
  const fault = preOrderFault(at, { market: { ...context.market, timezone }, now });
  return fault === null ? { value: at } : wrong(`time-${fault}`, valuesOf(fault, context.market));
}

function wrong(name: BulkRowProblem, values?: BulkProblem['values']) {
  return { problem: rowProblem('preordered_for', name, values) };
}

function valuesOf(fault: PreOrderFault, { preOrder, serviceHours }: Market): BulkProblem['values'] {
  const values: Readonly<Record<PreOrderFault, BulkProblem['values']>> = {
    quarter: undefined,
    early: { minutes: preOrder.earliestMinutes },
    late: { days: preOrder.latestDays },
    closed: { hours: serviceHours },
  };
  return values[fault];
}

const timeProblems = {
  'not-written-so': 'time-format',
  'never-happens': 'time-missing',
  'happens-twice': 'time-twice',
} as const satisfies Record<Exclude<Moment, { at: UnixTime }>['why'], BulkRowProblem>;
