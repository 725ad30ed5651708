import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { onColoursChanged, readColours } from './colours.ts';
import { loadMap } from './load.ts';
import type { MapHandle, MapOptions } from './types.ts';

/** The map is loading, has failed, or is there. */
export type MapState = 'loading' | 'failed' | MapHandle;

export type MapSetup = Omit<MapOptions, 'colours' | 'reducedMotion'>;

type Elements = {
  readonly host: RefObject<HTMLElement | null>;
  readonly probe: RefObject<HTMLElement | null>;
};

/** Creates the map of an element once its code is there, and ends it with the component. */
export function useMap({ host, probe }: Elements, setup: MapSetup): MapState {
  const [state, setState] = useState<MapState>('loading');

  const begin = useEffectEvent(async (isWanted: () => boolean) => {
    const createMap = await loadMap();
    const carrier = probe.current;
    if (!isWanted() || !carrier) return null;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const colours = readColours(carrier);
    const map = createMap(host.current, { ...setup, reducedMotion, colours });
    // From the moment in which it is there: by the next render the scheme may be another.
    const forget = onColoursChanged(() => map.setColours(readColours(carrier)));
    return { map, forget };
  });

  useEffect(() => {
    let isWanted = true;
    const begun = begin(() => isWanted);
    begun.then((made) => made && setState(made.map)).catch(() => isWanted && setState('failed'));
    return () => {
      isWanted = false;
      begun.then((made) => made && end(made)).catch(() => undefined);
    };
  }, []);
  return state;
}

function end({ map, forget }: { readonly map: MapHandle; readonly forget: () => void }): void {
  forget();
  map.destroy();
}
