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

/** From here on somebody keeps the browser's history in order; null when nobody does any more. */
export function keepHistory(keeper: Lead | null): void {
  lead = keeper ?? direct;
}

/** Every way to another address that is not the browser's own leads through here. */
export const leadOn: Lead = (navigate, to, options) => {
  followed = to.split(/[?#]/, 1)[0] ?? to;
  lead(navigate, to, options);
};

/** Whether the app itself led to a path, so that the browser's Back and Forward did not. */
export function isFollowed(path: string): boolean {
  return path === followed;
}
