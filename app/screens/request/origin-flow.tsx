import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { originOf, type RequestSnapshot, requestSent } from '#core';
import { useText } from '#i18n';
import { MapView, zoomLevels } from '#map';
import { useMapSetup } from '../map-setup.ts';
import { OriginStep } from './origin-step.tsx';
import * as css from './request.css.ts';

export { CollectedFrom } from './collected-from.tsx';

/** Asks an outlet where it stands, beside a map whose pin says so too. */
export function OriginFlow({ snapshot }: { snapshot: RequestSnapshot }) {
  // It is a page of its own: it begins at its top, and so does what comes after it.
  useEffect(() => {
    scrollTo(0, 0);
    return () => scrollTo(0, 0);
  }, []);
  return (
    <div className={css.page}>
      <div className={css.column}>
        <OriginStep snapshot={snapshot} />
      </div>
      <OriginMap snapshot={snapshot} />
    </div>
  );
}

/** Where it is collected, as a pin that can be moved until that is known. */
function OriginMap({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const setup = useMapSetup(t('request.origin.map'), t('request.origin.pin'));
  const send = useUnit(requestSent);
  const { origin } = snapshot.context;
  const { latitude, longitude } = originOf(snapshot.context);
  const placed = latitude === null || longitude === null ? null : { latitude, longitude };
  const movable = snapshot.hasTag('pinMovable');
  return (
    <div className={css.map}>
      <MapView
        {...setup}
        centre={placed ?? origin.position}
        zoom={placed ? zoomLevels.request : zoomLevels.city}
        pin={movable ? (placed ?? origin.position) : placed}
        pinKind="pickup"
        pinWaits={!placed}
        onPinMoved={(position) => send({ type: 'pinMoved', position })}
      />
    </div>
  );
}
