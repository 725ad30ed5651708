import { type Orders, orderOf, riderPolled, type Tab, tabShowing, visibleIds } from '#core';
import {
  type Attention,
  attentionsOf,
  type Eta,
  etaOf,
  riderFound,
  wasCollected,
} from '#core/rules';
import type { Id, Order, UnixTime } from '#schemas';

/** The tabs above whose orders stands what needs attention, wherever it belongs. */
export const isUnderWay = (tab: Tab | null) => tab === 'new' || tab === 'collected';

/** Time-independent facts of an order under way. */
type Known = {
  readonly order: Order;
  readonly eta: Eta | null;
  /** Its rider is known, so that it can be asked where they are. */
  readonly isRidden: boolean;
  /** It waits for nobody: its rider is found, by name or not. */
  readonly isFound: boolean;
  readonly isCollected: boolean;
};

/**
 * All orders under way, and which of them need attention. Updated in place: an order is examined only when it has changed or
 * one of its deadlines passes, since examining thousands each second would cost more than rendering those in view.
 */
type Book = Pick<Orders['index'], 'scope' | 'dayStart'> & {
  readonly index: Orders['index'];
  readonly known: Map<Id, Known>;
  readonly due: Map<Id, Attention>;
  /** The orders to examine again, by second. */
  readonly agenda: Map<UnixTime, Set<Id>>;
  /** What has changed since it was looked at. */
  readonly changed: Set<Id>;
};

/** The book at a moment; a new object after each examination. */
export type UnderWay = { readonly book: Book | null; readonly now: UnixTime };

export const nothingSeen: UnderWay = { book: null, now: 0 };

/** Marks changed orders for the next examination. */
export function markChanged(underWay: UnderWay, { changed }: Orders): UnderWay {
  for (const id of changed) underWay.book?.changed.add(id);
  return underWay;
}

/** Examines the orders due at `now`. Starts over for another outlet or day, or after the clock was set back. */
export function examine({ book, now: last }: UnderWay, orders: Orders, now: UnixTime): UnderWay {
  if (book === null || !isOf(book, orders) || now < last) {
    const opened = opening(orders);
    const all = [...visibleIds(orders, 'new'), ...visibleIds(orders, 'collected')];
    for (const id of all) lookAt(opened, id, orders, now);
    return { book: opened, now };
  }
  for (const id of takeWanted(book, last, now)) lookAt(book, id, orders, now);
  return { book, now };
}

/** Why orders need somebody, by their id. */
export function dueIn({ book }: UnderWay): ReadonlyMap<Id, Attention> {
  return book?.due ?? nobody;
}

/** What is known of the orders under way. */
export function knownIn({ book }: UnderWay): Iterable<Known> {
  return book?.known.values() ?? [];
}

const nobody: ReadonlyMap<Id, Attention> = new Map();

function opening({ index }: Orders): Book {
  const { scope, dayStart } = index;
  return {
    ...{ index, scope, dayStart },
    ...{ known: new Map(), due: new Map(), agenda: new Map(), changed: new Set() },
  };
}

function isOf(book: Book, { index }: Orders): boolean {
  const isSameView = book.scope === index.scope && book.dayStart === index.dayStart;
  return book.index === index && isSameView;
}

/** The orders to examine now: changed ones, and those with a deadline since the last time. */
function takeWanted({ agenda, changed }: Book, last: UnixTime, now: UnixTime): ReadonlySet<Id> {
  const wanted = new Set(changed);
  changed.clear();
  for (let second = Math.floor(last); second <= now; second += 1) {
    for (const id of agenda.get(second) ?? []) wanted.add(id);
    agenda.delete(second);
  }
  return wanted;
}

function lookAt({ known, due, agenda }: Book, id: Id, orders: Orders, now: UnixTime): void {
  due.delete(id);
  const order = isUnderWay(tabShowing(orders, id)) ? orderOf(orders, id) : null;
  if (order === null) return void known.delete(id);
  const isRidden = riderPolled(order) && Boolean(order.rider);
  const isFound = Boolean(order.rider) || riderFound(order);
  const isCollected = wasCollected(order);
  known.set(id, { order, eta: etaOf(order), isRidden, isFound, isCollected });
  const attentions = attentionsOf(order);
  const attention = attentions.find(({ from }) => from <= now);
  if (attention !== undefined) due.set(id, attention);
  const next = Math.min(...attentions.map(({ from }) => from).filter((from) => from > now));
  if (next === Number.POSITIVE_INFINITY) return;
  const second = Math.floor(next);
  agenda.set(second, (agenda.get(second) ?? new Set()).add(id));
}
