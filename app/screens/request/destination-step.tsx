import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $mode, $vendor, type RequestSnapshot, requestSent } from '#core';
import { type Translate, useText } from '#i18n';
import { lazyPart } from '#lazy';
import type { Destination, RequestFields } from '#schemas';
import { Button, Form, FormError, Skeleton, Stack } from '#ui';
import { Slot } from '../../slot.tsx';
import { AddressField } from '../address/index.ts';
import { FoundAddress } from './found-address.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { usePaste } from './use-paste.ts';

const busyTexts = {
  fetchPlace: 'request.destination.loading',
  reverseGeocode: 'request.destination.loading',
  checkDestination: 'request.destination.checking',
  computeFee: 'request.destination.pricing',
} as const;

/** What typing puts right is said at the field. */
const fieldErrors = new Set([
  'validation.fill-address',
  'validation.invalid-coordinates',
  'validation.link-without-position',
]);

const undeliverable = 'request.error.undeliverable-address';

/** Known to the keys that lead here from anywhere. */
export const addressId = 'destinationTextAddress';

const Recents = lazyPart(
  () => import('./recents.tsx'),
  ({ Recents }) => Recents,
  () => null,
);

/** Where to: typed, chosen or pointed at. Then it is checked and priced. */
export function DestinationStep({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const [mode, send] = useUnit([$mode, requestSent]);
  const isGuest = mode === 'GUEST';
  const { draft, origin, error, editing } = snapshot.context;
  const busy = busyTextOf(snapshot);
  const paste = usePaste(snapshot);
  useArrivalFocus(addressId);
  const atField = error !== null && fieldErrors.has(error.what);
  return (
    <Stack gap={2}>
      <Form kept onSubmit={() => send({ type: 'destinationConfirmed' })}>
        <Stack gap={2}>
          <AddressField
            id={addressId}
            label={t('request.destination.label')}
            hint=""
            near={origin.position}
            value={draft.address_query}
            error={atField && t(error.what)}
            onPasteOrder={paste}
            onType={(text) => send({ type: 'addressTyped', text })}
            onChoose={({ place_id: placeId }) => send({ type: 'placeChosen', placeId })}
          />
          {draft.found_address !== undefined && (
            <FoundAddress
              address={draft.found_address}
              onTake={() => send({ type: 'foundAddressTaken' })}
            />
          )}
          <FormError text={error && !atField ? sentenceOf(error, t) : null} />
          {draft.address_query !== '' && (
            <Button type="submit" wide busy={busy !== null}>
              {busy === null ? t('request.destination.continue') : t(busy)}
            </Button>
          )}
        </Stack>
      </Form>
      {isGuest || draft.address_query !== '' || editing !== null ? null : (
        <Suspense fallback={<Skeleton label={t('app.loading')} lines={4} />}>
          <Recents vendorId={draft.vendor_id} />
        </Suspense>
      )}
      <SavedAddresses />
    </Stack>
  );
}

/** Addresses that features know already; choosing one says where to and who for. */
function SavedAddresses() {
  const [vendor, send] = useUnit([$vendor, requestSent]);
  if (vendor === null) return null;
  const choose = (destination: Destination, fields: RequestFields) =>
    send({ type: 'savedAddressChosen', destination, fields });
  return <Slot name="request.destination" with={{ vendor, choose }} />;
}

type Refused = NonNullable<RequestSnapshot['context']['error']>;

function sentenceOf({ what, values }: Refused, t: Translate): string {
  const hint = what === undeliverable ? [t(`${undeliverable}.hint`)] : [];
  return [t(what, values), ...hint].join(' ');
}

function busyTextOf(snapshot: RequestSnapshot): string | null {
  const state = Object.keys(busyTexts).find((name) => name === snapshot.value);
  return state === undefined ? null : busyTexts[state as keyof typeof busyTexts];
}
