import type { Deployment, StoredSession } from '#schemas';
import { onStorageChange, onVisibility, onWake } from './browser/lifecycle.ts';
import { afterPicture, every } from './browser/timers.ts';
import { portHandlers } from './handlers.ts';
import { aheadKey, createPowers, type Engine, type Powers } from './powers.ts';
import { embeddedTokenKey } from './storage/embedded-tokens.ts';
import { guestTokenKey } from './storage/guest-orders.ts';
import { type SessionStore, sessionKey } from './storage/session-store.ts';

/** What the engine wants to hear from the browser. */
export type Ears = Omit<Engine, 'renewed'> & {
  tick: (now: number) => void;
  sessionStored: (session: StoredSession | null) => void;
  /** An ordering platform handed over a token. */
  embeddedToken: (token: string) => void;
  /** The browser stores nothing beyond the page; called once. */
  storageRefused: () => void;
};

/** The browser as the engine sees it: handlers for its ports, and a source of facts. */
export function createBrowser(deployment: Deployment) {
  let ears: Ears | null = null;
  const powers = createPowers(deployment, {
    append: (events) => ears?.append(events),
    doubted: () => ears?.doubted(),
    renewed: (session) => ears?.sessionStored(session),
    lapsed: (user) => ears?.lapsed(user),
    returned: () => ears?.returned(),
    newestSeq: () => ears?.newestSeq() ?? null,
  });
  const { clock, sessions, socket, riders, preferences, storage, embedding, place } = powers;
  return {
    handlers: portHandlers(powers),
    preferences,
    now: clock.now,
    /** Whether this page is standalone, in a platform's frame, or in a window opened by one. */
    place,
    /** The browser's languages, preferred first. */
    wishes: navigator.languages,
    /** The stored session. */
    session: sessions.load,
    /** The person whose session the server ended, until that was shown. */
    lapsed: sessions.lapsed,
    /** Starts listening. */
    listen(heard: Ears): void {
      ears = heard;
      every(1, () => heard.tick(clock.now()));
      storage.onRefused(heard.storageRefused);
      // No page waits for it; without its code, or access to the storage, the next start tries again.
      afterPicture(() => void dropOld(powers).catch(() => undefined));
      onWake(() => {
        heard.tick(clock.now());
        socket.wake();
      });
      for (const place of [heard.returned, powers.placeTokens]) addEventListener('online', place);
      void powers.placeTokens();
      addEventListener('offline', socket.offline);
      if (!navigator.onLine) socket.offline();
      onVisibility(riders.setVisible);
      if (place !== 'page') void embedding.get().then(({ listen }) => listen(heard.embeddedToken));
      for (const key of [sessionKey, guestTokenKey, embeddedTokenKey]) {
        onStorageChange(key, () => tellSession(sessions, heard));
      }
      onStorageChange(aheadKey, (text) => clock.adopt(Number(text) || 0));
    },
  };
}
/** Another tab stored a session, or removed it: because it was refused, or on purpose. */
function tellSession(sessions: SessionStore, ears: Ears): void {
  const session = sessions.load();
  const lapsed = session === null ? sessions.lapsed() : null;
  if (lapsed === null) ears.sessionStored(session);
  else ears.lapsed(lapsed);
}

export type Browser = ReturnType<typeof createBrowser>;

async function dropOld(powers: Powers): Promise<void> {
  const { dropExpired, dropExpiredBulk } = await import('./drop-expired.ts');
  dropExpired(powers);
  await dropExpiredBulk(powers);
}
