import { useUnit } from 'effector-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { $vendor } from '#core';
import { useConfig, useText } from '#i18n';
import { MapView, zoomLevels } from '#map';
import { useMapSetup } from '../map-setup.ts';
import * as css from './overview.css.ts';
import { $riding, overviewClosed, overviewOpened } from './overview-model.ts';
import { OverviewWords } from './overview-words.tsx';
import { useOverview } from './use-overview.ts';
import { positionOf, useStores } from './use-stores.ts';

type OverviewProps = {
  onOpen: (orderId: string) => void;
  /** What is shown where there is no map. */
  instead: ReactNode;
};

/** All riders under way on one map, and where orders go that have none: how many, who is next, and who needs somebody. What it shows the list says in words. */
export function RidersOverview({ onOpen, instead }: OverviewProps) {
  const t = useText();
  const home = useHome();
  const setup = useMapSetup(t('tracking.overview'));
  const [riding, open, close] = useUnit([$riding, overviewOpened, overviewClosed]);
  useEffect(() => {
    open();
    return () => close();
  }, [open, close]);
  const stores = useStores(riding.placed);
  const [isMissing, setMissing] = useState(false);
  const failed = useCallback(() => setMissing(true), []);
  const connect = useOverview(riding.placed, { stores, onOpen, failed });
  if (isMissing) return instead;
  return (
    <section className={css.overview} aria-label={t('tracking.overview')}>
      <MapView
        {...setup}
        {...home}
        markers={stores}
        connect={connect}
        fallback={instead}
        words={stores.map(({ id, label }) => <li key={id}>{label}</li>)}
      />
      <OverviewWords riding={riding} />
    </section>
  );
}

/** What is seen until riders are known: around the outlet, from where the map has the shortest way to them. */
function useHome() {
  const { market } = useConfig();
  const centre = positionOf(useUnit($vendor));
  return centre
    ? { centre, zoom: zoomLevels.outlet }
    : { centre: market.centre, zoom: zoomLevels.city };
}
