import { combine, createStore, sample } from 'effector';
import type { UnixTime } from '#schemas';
import { $now } from '../../kernel/clock.ts';
import type { RequestSnapshot } from './actor.ts';
import { $request } from './model.ts';

/** Seconds after which an answer takes longer than usual. */
const USUAL = 8;

const waits = ['locating', 'checking', 'pricing', 'sending'] as const;

type Wait = { readonly tag: (typeof waits)[number]; readonly since: UnixTime };

const $wait = createStore<Wait | null>(null).on(
  sample({ clock: $request, source: $now, fn: (now, snapshot) => ({ now, snapshot }) }),
  (wait, { now, snapshot }) => {
    const tag = waits.find((each) => snapshot?.hasTag(each));
    if (tag === undefined) return null;
    return wait?.tag === tag ? wait : { tag, since: now };
  },
);

/** What takes longer than usual; null for nothing. Waiting for a `price` ends with another address, that for an `order` cannot be cut off. */
export const $late = combine(
  { wait: $wait, request: $request, now: $now },
  ({ wait, request, now }): 'price' | 'order' | null => {
    if (wait === null || now - wait.since < USUAL) return null;
    return isSent(request) ? 'order' : 'price';
  },
);

const isSent = (request: RequestSnapshot | null) => request?.hasTag('occupied') === true;
