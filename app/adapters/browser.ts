import type { Deployment, StoredSession } from '#schemas';
import { embeddedTokenKey } from './embedded-tokens.ts';
import { guestTokenKey } from './guest-orders.ts';
import { portHandlers } from './handlers.ts';
import { onStorageChange, onVisibility, onWake } from './lifecycle.ts';
import { createPowers, type Engine } from './powers.ts';
import { sessionKey } from './session-store.ts';
import { every } from './timers.ts';

/** Where goes what the browser hears, and what it asks back. */
export type Ears = Engine & {
  tick: (now: number) => void;
  sessionStored: (session: StoredSession | null) => void;
  /** An ordering platform handed over a token. */
  embeddedToken: (token: string) => void;
  /** This browser keeps nothing beyond the page; said once. */
  storageRefused: () => void;
};

/** The browser as the engine sees it: handlers for its ports, and a source of facts. */
export function createBrowser(deployment: Deployment) {
  let ears: Ears | null = null;
  const powers = createPowers(deployment, {
    append: (events) => ears?.append(events),
    doubted: () => ears?.doubted(),
    newestSeq: () => ears?.newestSeq() ?? null,
  });
  const { clock, sessions, socket, riders, preferences, storage, embedding } = powers;
  return {
    handlers: portHandlers(powers),
    preferences,
    now: clock.now,
    /** Where this page stands with regard to an ordering platform. */
    place: powers.place,
    /** Who was signed in here before. */
    session: sessions.load,
    /** From here on the world is heard. */
    listen(heard: Ears): void {
      ears = heard;
      every(1, () => heard.tick(clock.now()));
      storage.onRefused(heard.storageRefused);
      onWake(() => {
        heard.tick(clock.now());
        socket.wake();
      });
      onVisibility(riders.setVisible);
      embedding.listen(heard.embeddedToken);
      for (const key of [sessionKey, guestTokenKey, embeddedTokenKey]) {
        onStorageChange(key, () => heard.sessionStored(sessions.load()));
      }
    },
  };
}
export type Browser = ReturnType<typeof createBrowser>;
