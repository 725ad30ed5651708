import type { ReactNode } from 'react';
import { isFuturePreorder, type OrderStage, stagesOf } from '#core/rules';
import type { Order, UnixTime } from '#schemas';
import * as css from './status-glyph.css.ts';

export type Glyph = keyof typeof shapes;

/** How far an order is as one small sign: its shape says it, the colour supports it. The words stand beside it. */
export function StatusGlyph({ glyph }: { glyph: Glyph }) {
  return (
    <svg viewBox="0 0 14 14" className={css.glyph} data-glyph={glyph} aria-hidden="true">
      {shapes[glyph]}
    </svg>
  );
}

/** The sign of an order; one that needs somebody shows that first. */
export function glyphOf(order: Order, now: UnixTime, needsAttention: boolean): Glyph {
  if (needsAttention) return 'attention';
  if (isFuturePreorder(order, now)) return 'scheduled';
  const { reached, end } = stagesOf(order);
  if (end === null) return glyphs[reached.at(-1)?.stage ?? 'placed'];
  return endings.get(end.status) ?? 'cancelled';
}

const glyphs = {
  placed: 'waiting',
  'rider-found': 'coming',
  'at-shop': 'near',
  'on-the-way': 'carried',
  delivered: 'done',
} as const satisfies Record<OrderStage, Glyph>;

const endings: ReadonlyMap<string, Glyph> = new Map([
  ['RETURN_INITIATED', 'attention'],
  ['RETURNED_TO_VENDOR', 'returned'],
  ['STALLED', 'failed'],
]);

/** A part of the disc, clockwise from the top. */
const share = (path: string) => (
  <>
    <circle cx="7" cy="7" r="6" className={css.ring} />
    <path d={path} className={css.solid} />
  </>
);

const ring = (path: string) => (
  <>
    <circle cx="7" cy="7" r="6" className={css.ring} />
    <path d={path} className={css.line} />
  </>
);

const solid = (ground: ReactNode, sign: string) => (
  <>
    {ground}
    <path d={sign} className={css.cut} />
  </>
);

const disc = <circle cx="7" cy="7" r="6.75" className={css.solid} />;
const triangle = (
  <path
    d="M6.1 1.4a1.05 1.05 0 0 1 1.8 0l5.4 9.4a1.05 1.05 0 0 1-.9 1.6H1.6a1.05 1.05 0 0 1-.9-1.6Z"
    className={css.solid}
  />
);

const shapes = {
  waiting: <circle cx="7" cy="7" r="6" className={css.ring} strokeDasharray="2.6 2.1" />,
  coming: share('M7 7V3.5A3.5 3.5 0 0 1 10.5 7Z'),
  near: share('M7 3.5a3.5 3.5 0 0 1 0 7Z'),
  carried: share('M7 7V3.5A3.5 3.5 0 1 1 3.5 7Z'),
  done: solid(disc, 'm4.2 7.2 2 2 3.8-4.2'),
  attention: solid(triangle, 'M7 5v3M7 10v.01'),
  failed: solid(disc, 'M7 3.8v3.7M7 10v.01'),
  cancelled: ring('m5 5 4 4M9 5 5 9'),
  returned: ring('M9.6 7H4.4m2-2-2 2 2 2'),
  scheduled: ring('M7 4v3l2 1.2'),
} as const;
