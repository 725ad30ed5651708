import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { $mode, type RequestSnapshot, requestSent } from '#core';
import { type Translate, useText } from '#i18n';
import { lazyPart } from '#lazy';
import { Button, Form, FormError, LiveRegion } from '#ui';
import { AddressField, type Known } from '../address/index.ts';
import { awaitedText } from './awaited-text.ts';
import * as recents from './recents.css.ts';
import * as css from './request.css.ts';
import { RestingShape } from './resting-shape.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { usePaste } from './use-paste.ts';

const undeliverable = 'request.error.undeliverable-address';

/** Known to the keys that lead here from anywhere. */
export const addressId = 'destinationTextAddress';
const formId = 'whereTo';

const nobody: Known = { typed: [], resting: [], list: {} };

const FoundAddress = lazyPart(
  () => import('./found-address.tsx'),
  ({ FoundAddress }) => FoundAddress,
);
const KnownPeople = lazyPart(
  () => import('./known-people.tsx'),
  ({ KnownPeople }) => KnownPeople,
  () => null,
);

/** Where to: typed, chosen or pointed at. Then it is checked and priced. */
export function DestinationStep({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const send = useUnit(requestSent);
  const { draft, origin, error } = snapshot.context;
  const busy = awaitedText(snapshot);
  const paste = usePaste(snapshot, addressId);
  const [known, tell] = useState(nobody);
  useArrivalFocus(addressId);
  return (
    <div>
      {/* Not around the field: what features open from its list are dialogs with forms of their own. */}
      <Form id={formId} kept onSubmit={() => send({ type: 'destinationConfirmed' })} />
      <AddressField
        {...{ id: addressId, form: formId }}
        label={t('request.destination.label')}
        hint=""
        placeholder={t('request.destination.placeholder.known')}
        near={origin.position}
        value={draft.address_query}
        isPlaced={draft.destination !== null}
        error={error !== null && isOfField(error) && t(error.what)}
        list={known.list}
        known={{
          ...known,
          // Once there is an answer to wait for, they are in the way: the fields below rise then, and not later under a hand.
          resting: busy ? [] : known.resting,
          head: <AboveKnown snapshot={snapshot} tell={tell} />,
        }}
        trailing={
          <Button type="submit" form={formId} variant="quiet" busy={!!busy}>
            {t('request.destination.continue')}
          </Button>
        }
        onPasteOrder={paste}
        onType={(text) => send({ type: 'addressTyped', text })}
        onChoose={({ place_id: placeId }) => send({ type: 'placeChosen', placeId })}
      />
    </div>
  );
}

type AboveKnownProps = { snapshot: RequestSnapshot; tell: (known: Known) => void };

/** Stands under the field, over who is known already. */
function AboveKnown({ snapshot, tell }: AboveKnownProps) {
  return (
    <>
      <UnderAddress snapshot={snapshot} />
      <div className={css.known} hidden={!!awaitedText(snapshot)}>
        <Suspense fallback={<KnownShape snapshot={snapshot} />}>
          <KnownPeople snapshot={snapshot} tell={tell} />
        </Suspense>
      </div>
    </>
  );
}

/** A guest has no past customers, and an edit asks for none. */
function KnownShape({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const isGuest = useUnit($mode) === 'GUEST';
  if (isGuest || snapshot.context.editing !== null) return null;
  return (
    <>
      <span className={recents.caption}>{t('request.recent')}</span>
      <RestingShape />
    </>
  );
}

/** What is wrong with the address, and what the map calls its place: close to it. */
function UnderAddress({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const { draft, error } = snapshot.context;
  const busy = awaitedText(snapshot);
  return (
    <>
      <LiveRegion message={busy ? t(busy) : ''} />
      {draft.found_address && (
        <Suspense fallback={null}>
          <FoundAddress address={draft.found_address} />
        </Suspense>
      )}
      <FormError text={error && !isOfField(error) ? sentenceOf(error, t) : null} />
    </>
  );
}

type Refused = NonNullable<RequestSnapshot['context']['error']>;

/** What typing puts right is said at the field. */
const isOfField = ({ what }: Refused) => what.startsWith('validation.');

function sentenceOf({ what, values }: Refused, t: Translate): string {
  const sentence = t(what, values);
  return what === undeliverable ? `${sentence} ${t(`${what}.out`)}` : sentence;
}
