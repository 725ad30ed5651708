import { createEvent, createStore, type Store, sample } from 'effector';

/** The task named `by` begins or ends being one that a reload must not cut off. */
export const occupationChanged = createEvent<{ readonly by: string; readonly busy: boolean }>();

const $by = createStore<readonly string[]>([]).on(occupationChanged, (all, { by, busy }) => {
  const others = all.filter((each) => each !== by);
  return busy ? [...others, by] : others;
});

/** Whether a reload would cut something off: an order being sent, a payment, a file, a form. */
export const $isOccupied = $by.map((all) => all.length > 0);

/** Declares a task that a reload must not cut off while the store is true. */
export function occupies(by: string, $busy: Store<boolean>): void {
  sample({ clock: $busy, fn: (busy) => ({ by, busy }), target: occupationChanged });
}
