import type { EmbeddedPlace } from '#core';
import { EmbeddedToken } from '#schemas';
import type { SafeStorage } from './storage.ts';

/** Key under which an ordering platform on our origin stores its token, as plain text. */
export const embeddedTokenKey = 'godroid-token';

type Shelves = { local: SafeStorage; session: SafeStorage };

/**
 * The platform's token. A frame holds it in memory only: it must not sign in the person's own
 * tabs, and frames may be denied storage anyway. A window opened by a frame keeps it until it closes.
 */
export function createEmbeddedTokens(place: EmbeddedPlace, { local, session }: Shelves) {
  let held: string | null = null;
  const readable = (shelf: SafeStorage): string | null => {
    const text = shelf.readText(embeddedTokenKey);
    if (text === null) return null;
    const token = text.replace(/^"(.*)"$/, '$1');
    if (EmbeddedToken.safeParse(token).success) return token;
    shelf.remove(embeddedTokenKey);
    return null;
  };
  return {
    load(): string | null {
      return held ?? (place === 'window' ? readable(session) : null) ?? readable(local);
    },
    keep(token: string): void {
      held = token;
      if (place === 'window') session.write(embeddedTokenKey, token);
    },
    forget(): void {
      held = null;
      if (place === 'window') session.remove(embeddedTokenKey);
      if (readable(local) !== null) local.remove(embeddedTokenKey);
    },
  };
}
export type EmbeddedTokens = ReturnType<typeof createEmbeddedTokens>;

/** For deployments without embedding. */
export const noEmbeddedTokens: EmbeddedTokens = {
  load: () => null,
  keep: () => undefined,
  forget: () => undefined,
};
