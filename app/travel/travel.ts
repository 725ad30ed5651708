import type { AroundNavHandler } from 'wouter';
import { createLayers } from './layers.ts';

/** The layers of this window. */
export const layers = createLayers();

type Lead = AroundNavHandler;
const direct: Lead = (navigate, to, options) => navigate(to, options);

/** The entry of the history that this page was loaded at. */
export const begunAt = globalThis.history && { path: location.pathname, state: history.state };

let lead: Lead = direct;
let followed: string | null = null;

/** Sets the historian through which navigation runs; null for none. */
export function keepHistory(keeper: Lead | null): void {
  lead = keeper ?? direct;
}

/** All navigation by the app runs through here. */
export const leadOn: Lead = (navigate, to, options) => {
  followed = to.split(/[?#]/, 1)[0] ?? to;
  lead(navigate, to, options);
};

/** Whether the app navigated to this path, rather than Back or Forward. */
export function isFollowed(path: string): boolean {
  return path === followed;
}
