import { after } from '#adapters';
import { freshTrust, nextTrust, silenceLimit, type TileNews, type TileTrust } from './fallback.ts';
import type { TileSet } from './tile-set.ts';

type Watch = {
  /** Opens the tiles; they tell how each of them fares. */
  readonly open: (tell: (news: TileNews) => void) => Promise<TileSet>;
  readonly onOpened: (tiles: TileSet) => void;
  /** The tiles can no longer be believed and the drawn map has to stand in, or no longer has to. */
  readonly onDrawn: (isDrawn: boolean) => void;
  /** Says "online" when the network is back. */
  readonly network?: EventTarget;
  readonly later?: typeof after;
};

/** Opens the tiles, watches how they fare, and tries again when the network is back. Answers how to stop. */
export function watchTiles({
  open,
  onOpened,
  onDrawn,
  network = window,
  later = after,
}: Watch): () => void {
  const stop = new AbortController();
  let trust: TileTrust = freshTrust;
  let tiles: TileSet | null = null;

  function hear(news: TileNews): void {
    const before = trust;
    trust = nextTrust(before, news);
    if (trust.drawn !== before.drawn && !stop.signal.aborted) onDrawn(trust.drawn);
  }

  async function start(): Promise<void> {
    try {
      const opened = await open(hear);
      if (stop.signal.aborted) return;
      tiles = opened;
      onOpened(opened);
    } catch {
      hear('silent');
    }
  }

  const retry = () => {
    hear('online');
    if (tiles) tiles.retry();
    else void start();
  };
  const stopWaiting = later(silenceLimit, () => tiles?.loaded() || hear('silent'));
  network.addEventListener('online', retry, { signal: stop.signal });
  void start();
  return () => {
    stopWaiting();
    stop.abort();
  };
}
