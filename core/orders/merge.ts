import { rankOf } from '#core/rules';
import type { Order, StatusEntry } from '#schemas';
import { canonicalText, isSame } from './canonical.ts';

/**
 * Merges two records of the same order. Both parts of a record are merged in a way that ignores order and repetition, so
 * duplicated, late and reordered updates do no harm:
 * - the fields: the maximum under the total order (updated_at, rank of the status, canonical text);
 * - the history: the union by (created_at, status), which is not part of that text.
 * Time comes first, since a replaced rider takes an order back to an earlier status. Text comes last, so that every client
 * settles a tie alike.
 * Keeping the incumbent on a tie, or filling gaps from the older record, would both depend on the order of arrival.
 * When `arrived` adds nothing, the result is `incumbent` itself, which must be a result of this function (or undefined).
 */
export function merge(incumbent: Order | undefined, arrived: Order): Order {
  const incoming = normalise(arrived);
  if (incumbent === undefined) return incoming;
  const winner = compareOrders(incumbent, incoming) < 0 ? incoming : incumbent;
  const loser = winner === incumbent ? incoming : incumbent;
  const history = union(winner.status_history, loser.status_history);
  return history === winner.status_history ? winner : { ...winner, status_history: [...history] };
}

/** Negative when `b` is the newer one; zero only for records whose fields are equal. */
function compareOrders(a: Order, b: Order): number {
  const difference = a.updated_at - b.updated_at || rankOf(a.status) - rankOf(b.status);
  // Most ties are the same record twice, which needs no texts to tell.
  if (difference !== 0 || isSame(a, b, 'status_history')) return difference;
  return compareTexts(textOf(a), textOf(b));
}

/** A record with its history sorted and without repetitions; the same object when it already is. */
function normalise(order: Order): Order {
  const { status_history: history } = order;
  if (isNormal(history)) return order;
  const sorted = [...history].sort(compareEntries);
  return {
    ...order,
    status_history: sorted.filter((entry, at) => {
      const before = sorted[at - 1];
      return before === undefined || compareEntries(before, entry) !== 0;
    }),
  };
}

type History = readonly StatusEntry[];

function textOf({ status_history: _, ...fields }: Order): string {
  return canonicalText(fields);
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function compareEntries(a: StatusEntry, b: StatusEntry): number {
  return a.created_at - b.created_at || compareTexts(a.status, b.status);
}

function isNormal(history: History): boolean {
  for (let at = 1; at < history.length; at += 1) {
    const before = history[at - 1];
    const entry = history[at];
    if (before && entry && compareEntries(before, entry) >= 0) return false;
  }
  return true;
}

/** The union of two normal histories; `a` itself when it holds all of `b`. */
function union(a: History, b: History): History {
  if (a === b || holdsAll(a, b)) return a;
  const joined: StatusEntry[] = [];
  let i = 0;
  let j = 0;
  for (let left = a[0], right = b[0]; left || right; left = a[i], right = b[j]) {
    const side = left && right ? compareEntries(left, right) : left ? -1 : 1;
    const entry = side <= 0 ? left : right;
    if (entry) joined.push(entry);
    if (side <= 0) i += 1;
    if (side >= 0) j += 1;
  }
  return joined;
}

function holdsAll(a: History, b: History): boolean {
  let at = 0;
  for (const entry of b) {
    let held = a[at];
    while (held && compareEntries(held, entry) < 0) {
      at += 1;
      held = a[at];
    }
    if (!held || compareEntries(held, entry) !== 0) return false;
    at += 1;
  }
  return true;
}
