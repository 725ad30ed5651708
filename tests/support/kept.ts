import { handle } from '#adapters';
import { loadKeptFx, saveKeptFx } from '#core/ports';
import { createKept } from '../../app/adapters/storage/kept.ts';
import { storageOf } from './storage.ts';

/** What features keep in a browser whose storage is this map. */
export function keptPorts(entries = new Map<string, string>(), now = () => 0) {
  const kept = createKept(storageOf(entries), now);
  return [handle(loadKeptFx, kept.load), handle(saveKeptFx, kept.save)];
}
