import { createEvent, createStore } from 'effector';
import type { SignedIn } from './signed-in.tsx';

export const signedInArrived = createEvent<SignedIn>();
/** The signed-in part, once it is loaded; no session begins before. */
export const $inside = createStore<SignedIn | null>(null).on(
  signedInArrived,
  (_, inside) => inside,
);
