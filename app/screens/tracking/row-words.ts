import { labelKey, labelOfOrder, type Tab } from '#core';
import { type Attention, attentionOf, clockOf } from '#core/rules';
import { type Format, inMinutes, type Translate } from '#i18n';
import type { Order, UnixTime } from '#schemas';
import { type Glyph, glyphOf, saidInMinutes, untilWords } from '../order/index.ts';

type Written = { readonly t: Translate; readonly format: Format };

/** Where a row stands, and when; without a tab it stands on the map. */
type Shown = { readonly now: UnixTime; readonly tab?: Tab | undefined };

export type RowWords = {
  readonly glyph: Glyph;
  readonly needsSomebody: boolean;
  /** Empty where the tab says it already. */
  readonly state: string;
  readonly time: string;
  readonly what: string;
};

/** All that a row says of its order at a moment. */
export function rowWords(order: Order, { now, tab, t, format }: Written & Shown): RowWords {
  const attention = tab === 'preorders' ? null : attentionOf(order, now);
  return {
    glyph: glyphOf(order, now, attention !== null),
    needsSomebody: attention !== null,
    state: stateWords(order, attention, { now, tab, t }),
    ...timeWords(order, attention, { now, t, format }),
  };
}

/** Whether a row says the same, so that it need not be drawn again each second. */
export function isSameRow(a: RowWords | null, b: RowWords | null): boolean {
  if (a === null || b === null) return a === b;
  const keys = ['glyph', 'needsSomebody', 'state', 'time', 'what'] as const;
  return keys.every((key) => a[key] === b[key]);
}

/** What an order is doing; where it needs somebody, why takes the place of its status. */
function stateWords(
  order: Order,
  attention: Attention | null,
  { now, tab, t }: Shown & { t: Translate },
): string {
  if (attention === null) {
    const label = tab === 'preorders' ? 'scheduled' : labelOfOrder(order);
    return label === tab && label !== 'new' ? '' : t(labelKey(label));
  }
  const { reason, since } = attention;
  const count = Math.floor((now - since) / 60);
  if (reason === 'late') {
    const clock = clockOf(order, now);
    const late = clock?.kind === 'expected' ? clock.late : count;
    return t('order.eta.short.late', { count: late });
  }
  if (reason !== 'no-rider' && reason !== 'at-door') return t(labelKey(labelOfOrder(order)));
  return t(`tracking.attention.${reason}`, { minutes: inMinutes(t, count) });
}

/** The one time of an order, and what it is the time of. */
function timeWords(
  order: Order,
  attention: Attention | null,
  { now, t, format }: Written & { now: UnixTime },
): { readonly time: string; readonly what: string } {
  if (attention?.reason === 'at-door') {
    return { time: format.time(attention.since), what: t('tracking.row.arrived') };
  }
  const clock = clockOf(order, now);
  if (clock?.kind === 'expected') {
    const { eta } = clock;
    return { time: format.time(eta.at), what: untilWords(eta, now, t) };
  }
  if (clock?.kind === 'delivered') {
    const { at, took } = clock;
    const minutes = took !== null && took <= 2 * saidInMinutes;
    const what = minutes ? t('order.clock.took', { minutes: inMinutes(t, took) }) : '';
    return { time: format.time(at), what };
  }
  if (clock?.kind === 'scheduled') {
    // Perhaps tomorrow, which a time alone does not say.
    return { time: format.dateTime(clock.at), what: t('tracking.row.scheduled') };
  }
  if (clock?.kind === 'ended') return { time: format.time(clock.at), what: '' };
  return { time: format.time(order.created_at), what: t('tracking.row.placed') };
}
