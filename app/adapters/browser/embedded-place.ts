import type { EmbeddedPlace } from '#core';
import { type Embedding, windowPath } from '#schemas';

/** The part of a window that tells where it stands, and that tokens pass through; a test brings its own. */
export type HostPage = Pick<Window, 'parent' | 'opener' | 'open' | 'location' | 'history'> & {
  addEventListener: (type: 'message', hear: (event: MessageEvent) => void) => void;
};

/** Where the portal stands. A window has been opened by one of our own frames, now or before it was loaded again. */
export function embeddedPlaceOf(
  page: HostPage,
  embedding: Embedding | undefined,
  hasKept: () => boolean,
): EmbeddedPlace {
  if (embedding === undefined) return 'page';
  if (page.parent !== (page as unknown)) return 'frame';
  return page.location.pathname === windowPath || hasKept() ? 'window' : 'page';
}
