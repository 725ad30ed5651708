import type { Deps } from '../module.ts';
import { addressWriter } from './address.ts';
import { createGazetteer } from './gazetteer.ts';
import { type Geocoder, GeocoderError } from './geocoder.ts';
import { createMemory } from './remote/memory.ts';
import { nominatim } from './remote/nominatim.ts';
import { photon } from './remote/photon.ts';
import { createRemoteGeocoder } from './remote/remote-geocoder.ts';

/** The configured external geocoder. */
export type GeocoderChoice = { kind: 'photon' | 'nominatim'; url: string };

/** Our own geocoder, or the external one with our own as a fallback. Map labels are always our own. */
export function chooseGeocoder(
  { sql, log, markets }: Pick<Deps, 'sql' | 'log' | 'markets'>,
  choice: GeocoderChoice | undefined,
): Geocoder {
  const writer = addressWriter(markets);
  const own = createGazetteer(sql, writer);
  if (!choice) return own;
  const dialect = { photon, nominatim }[choice.kind];
  const memory = createMemory(sql);
  const remote = createRemoteGeocoder({ url: choice.url, dialect, memory, writer });
  const orOwn = <Answer>(asked: Promise<Answer>, ask: () => Promise<Answer>) => {
    return asked.catch((error: unknown) => {
      if (!(error instanceof GeocoderError)) throw error;
      log.warn({ reason: error.reason }, 'geocoder failed');
      return ask();
    });
  };
  return {
    suggest: (question) => orOwn(remote.suggest(question), () => own.suggest(question)),
    reverse: (question) => orOwn(remote.reverse(question), () => own.reverse(question)),
    details: async (question) => (await remote.details(question)) ?? own.details(question),
    labels: own.labels,
  };
}
