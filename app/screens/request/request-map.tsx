import { useUnit } from 'effector-react';
import { type ReactNode, useState } from 'react';
import { Slot } from '#composition';
import { $vendor, addressOfOrigin, type RequestSnapshot, requestSent } from '#core';
import { useText } from '#i18n';
import { MapView, zoomLevels } from '#map';
import type { DeliveryArea } from '#schemas';
import { useMapSetup } from '../map-setup.ts';
import { onMap } from './on-map.ts';
import * as css from './request.css.ts';
import { type RequestStep, stepOf } from './steps.ts';

type RequestMapProps = {
  snapshot: RequestSnapshot;
  /** What floats over it. */
  children?: ReactNode;
};

/** The outlet, the drop-off as a pin that can be moved, and where the outlet delivers. */
export function RequestMap({ snapshot, children }: RequestMapProps) {
  const t = useText();
  const setup = useMapSetup(t('request.map.label'));
  const [vendor, send] = useUnit([$vendor, requestSent]);
  const [areas, showAreas] = useState<readonly DeliveryArea[]>([]);
  const { origin } = snapshot.context;
  const { ends, ...shown } = onMap(snapshot);
  // It gives no room back while somebody may be pressing what stands below it.
  const step = stepOf(snapshot);
  const [usedAt, setUsedAt] = useState<RequestStep | null>(null);
  return (
    <div
      className={css.way}
      data-used={usedAt === step || undefined}
      {...{ onFocus: () => setUsedAt(step) }}
    >
      <MapView
        {...setup}
        {...shown}
        centre={origin.position}
        zoom={zoomLevels.request}
        markers={ends.map((end) => ({ id: end.kind, label: t(`map.marker.${end.kind}`), ...end }))}
        words={<Words snapshot={snapshot} />}
        areas={areas}
        pinKind="dropoff"
        onPinMoved={(position) => send({ type: 'pinMoved', position })}
      />
      {children}
      {vendor && <Slot name="request.map" with={{ vendor, showAreas }} />}
    </div>
  );
}

/** The map in the words of the form beside it. */
function Words({ snapshot: { context } }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const vendor = useUnit($vendor);
  const { origin_form: from, destination, address_query: address } = context.draft;
  const collectedAt = from ? addressOfOrigin(from) : '';
  return (
    <>
      <li>
        {t('map.marker.pickup')} <bdi>{collectedAt || vendor?.vendor_information.name}</bdi>
      </li>
      {destination && (
        <li>
          {t('map.marker.dropoff')} <bdi>{address}</bdi>
        </li>
      )}
    </>
  );
}
