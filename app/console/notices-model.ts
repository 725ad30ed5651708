import { attach, createEvent, createStore, sample } from 'effector';
import { waitFx } from '#core/ports';

/** What is told at the lower edge after something was done: a text that is ready to be read. */
export type Told = { readonly text: string; readonly tone: 'positive' | 'critical' };

const seconds = 6;

export const noticeTold = createEvent<Told>();
export const noticeDismissed = createEvent<string>();
export const noticesHeld = createEvent<boolean>();

/** The newest alone: an operator does one thing at a time. */
export const $notice = createStore<(Told & { id: string }) | null>(null)
  .on(noticeTold, (before, told) => ({ ...told, id: String(Number(before?.id ?? 0) + 1) }))
  .on(noticeDismissed, (shown, id) => (shown?.id === id ? null : shown));

const $held = createStore(false)
  .on(noticesHeld, (_, held) => held)
  .reset(noticeDismissed);

const pauseFx = attach({ effect: waitFx, mapParams: (_: string) => ({ seconds }) });
sample({
  clock: $notice.updates.map((notice) => notice?.id ?? ''),
  filter: (id) => id !== '',
  target: pauseFx,
});
sample({
  clock: pauseFx.done,
  source: $held,
  filter: (held) => !held,
  fn: (_, { params }) => params,
  target: noticeDismissed,
});
sample({
  clock: noticesHeld,
  source: $notice,
  filter: (notice, held) => !held && notice !== null,
  fn: (notice) => notice?.id ?? '',
  target: pauseFx,
});
