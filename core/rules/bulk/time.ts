import type { BulkProblem, Market, UnixTime } from '#schemas';
import { type PreOrderFault, preOrderFault } from '../pre-order.ts';
import { type BulkRowProblem, type Read, rowProblem } from './cells.ts';
import type { Moment } from './moment.ts';

type Context = { readonly market: Market; readonly timezone: string; readonly now: UnixTime };

/** Reads when a row is to be collected: empty means now, otherwise the rules of pre-orders apply. */
export function readTime(typed: string, moment: Moment, context: Context): Read<UnixTime | null> {
  if (typed.trim() === '') return { value: null };
  const wrong = (name: BulkRowProblem, values?: BulkProblem['values']) => ({
    problem: rowProblem('preordered_for', name, values),
  });
  if (!('at' in moment)) return wrong(timeProblems[moment.why]);
  const { at } = moment;
  const { now, timezone } = context;
  const fault = preOrderFault(at, { market: { ...context.market, timezone }, now });
  return fault === null ? { value: at } : wrong(`time-${fault}`, valuesOf(fault, context.market));
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
