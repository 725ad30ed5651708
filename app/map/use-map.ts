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
    if (!isWanted() || !probe.current) return null;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return createMap(host.current, {
      ...setup,
      reducedMotion,
      colours: readColours(probe.current),
    });
  });
  const recolour = useEffectEvent(() => {
    if (typeof state === 'object' && probe.current) state.setColours(readColours(probe.current));
  });

  useEffect(() => {
    let isWanted = true;
    const begun = begin(() => isWanted);
    begun.then((map) => map && setState(map)).catch(() => isWanted && setState('failed'));
    return () => {
      isWanted = false;
      begun.then((map) => map?.destroy()).catch(() => undefined);
    };
  }, []);

  useEffect(() => onColoursChanged(() => recolour()), []);
  return state;
}
