import fc from 'fast-check';
import { type EventFromLogic, initialTransition, type SnapshotFrom, transition } from 'xstate';
import type { Origin } from '#core';
import type { KeptSender, RequestDraft } from '#schemas';
import { requestMachine } from '../../../../core/flows/request/machine.ts';
import { events } from '../happenings.ts';
import { emptyFields, leafOf, statesOf } from '../support.ts';

/** Where a request stands, without any world around it. */
export type Moment = SnapshotFrom<typeof requestMachine>;
export type Happening = EventFromLogic<typeof requestMachine>;

/** What a visit begins with. */
export type Visit = {
  readonly draft?: RequestDraft | null;
  readonly from: Origin;
  readonly orderId?: string | undefined;
  readonly sender?: KeptSender;
};

/** The first moment of a visit; each new draft has a key of its own. */
export function opened({ draft = null, from, orderId, sender }: Visit): Moment {
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const [first] = initialTransition(requestMachine, {
    ...{ origin: from, draft, orderId: orderId ?? null, newKey, initialFields: emptyFields },
    sender: sender ?? null,
  });
  return first;
}

/** The moment after something has happened. */
export function following(at: Moment, event: Happening): Moment {
  return transition(requestMachine, at, event)[0];
}

/** Picks what happens next among what can. */
export const walk = fc.array(fc.nat(99_999), { maxLength: 50 });

/** Walks on from a moment, and shows each step of the walk. */
export function walked(
  from: Moment,
  picks: readonly number[],
  look: (before: Moment, event: Happening, after: Moment) => void = () => undefined,
): Moment {
  return picks.reduce((at, pick) => {
    const able = possible.get(leafOf(at)) ?? [];
    const event = able[pick % able.length];
    if (event === undefined) return at;
    const next = following(at, event);
    look(at, event, next);
    return next;
  }, from);
}

/** What may happen at each step. The limit of amounts, which comes once at any time, is left out. */
const possible: ReadonlyMap<string, readonly Happening[]> = new Map(
  statesOf().map((node) => {
    const heard = new Set<string>();
    for (let at: typeof node | undefined = node; at?.parent; at = at.parent)
      for (const type of at.transitions.keys()) heard.add(type);
    return [node.key, events.filter(({ type }) => heard.has(type))];
  }),
);
