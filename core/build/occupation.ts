import { createEvent, createStore, type Store, sample } from 'effector';

/** Something, by a name of its own, must not be cut off, or may be again. */
export const occupationChanged = createEvent<{ readonly by: string; readonly busy: boolean }>();

const $by = createStore<readonly string[]>([]).on(occupationChanged, (all, { by, busy }) => {
  const others = all.filter((each) => each !== by);
  return busy ? [...others, by] : others;
});

/** Whether something goes on that must not be cut off: an order on its way, a payment, a file in hand, a form. */
export const $isOccupied = $by.map((all) => all.length > 0);

/** Declares that such a thing goes on while the store says so. */
export function occupies(by: string, $busy: Store<boolean>): void {
  sample({ clock: $busy, fn: (busy) => ({ by, busy }), target: occupationChanged });
}
