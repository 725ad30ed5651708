import * as z from 'zod/mini';
import type { EmbeddedPlace } from '#core';
import { EmbeddedToken, windowPath } from '#schemas';
import type { HostPage } from './embedded-place.ts';

const Ready = z.object({ type: z.literal('rider-portal:ready') });
const Given = z.object({
  type: z.literal('rider-portal:token'),
  token: EmbeddedToken,
  /** The path that a new window opens at. */
  path: z.optional(z.string().check(z.maxLength(500), z.regex(/^\/(?!\/)/))),
});

/**
 * Passes tokens between windows: from the page around a frame, if its origin is one of the platform's, and from
 * our frame to a window that it opened. All other messages are ignored.
 */
export function createEmbedding(
  page: HostPage,
  {
    place,
    origins,
    token,
  }: { place: EmbeddedPlace; origins: readonly string[]; token: () => string | null },
) {
  const own = page.location.origin;
  const giver: Window | null =
    place === 'frame' ? page.parent : place === 'window' ? page.opener : null;
  const isTrusted = (origin: string) =>
    place === 'frame' ? origins.includes(origin) : origin === own;
  const windows = new Map<MessageEventSource, string>();

  function give(to: Window, path?: string): void {
    const message = { type: 'rider-portal:token', token: token(), ...(path && { path }) };
    if (message.token !== null) to.postMessage(message, own);
  }

  function answer({ source, origin, data }: MessageEvent): void {
    const path = source === null ? undefined : windows.get(source);
    if (path === undefined || origin !== own || !Ready.safeParse(data).success) return;
    give(source as Window, path);
  }

  return {
    /** Asks for a token. The message holds no secret, and the sender of the answer is checked. */
    ask(): void {
      giver?.postMessage({ type: 'rider-portal:ready' }, place === 'frame' ? '*' : own);
    },
    listen(heard: (given: string) => void): void {
      page.addEventListener('message', (event) => {
        answer(event);
        if (giver === null || event.source !== giver || !isTrusted(event.origin)) return;
        const given = Given.safeParse(event.data);
        if (!given.success) return;
        const { token: fresh, path } = given.data;
        if (place === 'window' && path && page.location.pathname === windowPath) {
          page.history.replaceState(null, '', path);
        }
        heard(fresh);
        for (const opened of windows.keys()) give(opened as Window);
      });
    },
    /** False when the browser blocks the window. */
    openWindow(path: string): boolean {
      const opened = page.open(windowPath, '_blank');
      if (opened !== null) windows.set(opened, path);
      return opened !== null;
    },
  };
}
