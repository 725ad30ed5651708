import type { ReactNode } from 'react';
import { useConfig, useLanguage, useText } from '#i18n';
import { MapView, zoomLevels } from '#map';
import type { Position, Vendor } from '#schemas';
import { useMapSetup } from '../map-setup.ts';
import { StepsCard } from './card.tsx';
import * as css from './first-steps.css.ts';
import { useFirstSteps } from './use-first-steps.ts';

type FirstStepsProps = {
  /** Whether it has the place beside the list, where its map is. */
  beside: boolean;
  /** In the place of card and rows over a list, until it is known whether there is a card. */
  coming?: ReactNode;
  /** What stands there for everybody else; over a list, its rows. */
  children?: ReactNode;
};

/** What a new outlet does first, each line from what is known of it. */
export function FirstSteps({ beside, coming = null, children = null }: FirstStepsProps) {
  const { known, isAwaited } = useFirstSteps();
  const card = known && <StepsCard {...known} />;
  if (!beside && isAwaited) return coming;
  if (!beside) {
    return (
      <>
        {card && <div className={css.above}>{card}</div>}
        {children}
      </>
    );
  }
  if (known === null) return children;
  return (
    <div className={css.beside}>
      <div className={css.map}>
        <StoreMap vendor={known.vendor} />
      </div>
      <div className={css.over}>{card}</div>
    </div>
  );
}

/** The outlet's own map, whose pin stands beside the card. */
function StoreMap({ vendor }: { vendor: Vendor }) {
  const t = useText();
  const setup = useMapSetup(t('map.marker.pickup'));
  const { market } = useConfig();
  const { direction } = useLanguage();
  const { latitude, longitude } = vendor.vendor_information.location;
  const { name } = vendor.vendor_information;
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  return (
    <MapView
      {...setup}
      centre={position === null ? market.centre : centreBeside(position, direction)}
      zoom={position === null ? zoomLevels.city : zoomLevels.outlet}
      markers={position === null ? [] : [{ id: 'pickup', kind: 'pickup', position, label: name }]}
    />
  );
}

/** Half of what the card covers, in pixels, and those of the world at zoom 0. */
const HALF = 256;
const WORLD = 256;

/** Where the middle of the map is, for a position in the middle of what the card leaves of it. */
function centreBeside({ latitude, longitude }: Position, direction: 'ltr' | 'rtl'): Position {
  const degrees = (HALF * 360) / (WORLD * 2 ** zoomLevels.outlet);
  return { latitude, longitude: longitude + (direction === 'rtl' ? degrees : -degrees) };
}
