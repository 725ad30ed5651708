import type { EmbeddedPlace } from '#core';
import { type Embedding, windowPath } from '#schemas';

/** The parts of `Window` used to find the place and to pass tokens; tests bring their own. */
export type HostPage = Pick<Window, 'parent' | 'opener' | 'open' | 'location' | 'history'> & {
  addEventListener: (type: 'message', hear: (event: MessageEvent) => void) => void;
};

/** Where the portal runs. A "window" was opened by one of our own frames, also if it has been reloaded since. */
export function embeddedPlaceOf(
  page: HostPage,
  embedding: Embedding | undefined,
  hasKept: () => boolean,
): EmbeddedPlace {
  if (embedding === undefined) return 'page';
  if (page.parent !== (page as unknown)) return 'frame';
  return page.location.pathname === windowPath || hasKept() ? 'window' : 'page';
}
