import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $mode, type OriginTexts, originOf, type RequestSnapshot, requestSent } from '#core';
import { useText } from '#i18n';
import {
  ActionBar,
  Button,
  Card,
  Form,
  FormError,
  Row,
  Section,
  Stack,
  TextArea,
  TextField,
} from '#ui';
import { PlaceField } from '../address/index.ts';
import { ChosenAddress } from './chosen-address.tsx';
import * as css from './request.css.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';

const addressId = 'originTextAddress';

/** What typing the address puts right is said at its field. */
const addressErrors = new Set([
  'request.origin.fill',
  'validation.invalid-coordinates',
  'validation.link-without-position',
]);

/** Where the outlet stands, asked once: first the place, then what no map knows. */
export function OriginStep({ snapshot }: { snapshot: RequestSnapshot }) {
  return snapshot.hasTag('originDetails') ? (
    <OriginDetails snapshot={snapshot} />
  ) : (
    <OriginAddress snapshot={snapshot} />
  );
}

function OriginAddress({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const send = useUnit(requestSent);
  const { origin, error } = snapshot.context;
  const isGuest = useUnit($mode) === 'GUEST';
  const { addressQuery, latitude } = originOf(snapshot.context);
  useArrivalFocus(addressId);
  const busy = snapshot.hasTag('underWay');
  const atField = error !== null && addressErrors.has(error.what);
  return (
    <OriginForm onSubmit={() => send({ type: 'originConfirmed' })} error={error?.what ?? null}>
      {!isGuest && <p className={css.muted}>{t('request.origin.body')}</p>}
      <PlaceField
        id={addressId}
        label={t('request.origin.label')}
        near={origin.position}
        value={addressQuery}
        isPlaced={latitude !== null}
        error={atField && t(error.what)}
        onType={(text) => send({ type: 'addressTyped', text })}
        onChoose={({ place_id: placeId }) => send({ type: 'placeChosen', placeId })}
      />
      <Problem shown={error !== null && !atField} what={error?.what} />
      <GoOn
        busy={busy}
        words={busy ? 'request.destination.loading' : 'request.destination.continue'}
      />
    </OriginForm>
  );
}

function OriginDetails({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const send = useUnit(requestSent);
  const form = originOf(snapshot.context);
  // The first that no map knows.
  useArrivalFocus('unit');
  const { error, origin } = snapshot.context;
  const busy = snapshot.hasTag('saving');
  const isSaved = origin.missing?.answer !== 'keep';
  const field = (name: keyof OriginTexts) => ({
    id: name,
    name,
    value: form[name],
    autoComplete: 'off',
    dir: 'auto' as const,
    error: error?.where === name && t(error.what, error.values),
    onChange: (event: { currentTarget: { value: string } }) =>
      send({ type: 'originChanged', texts: { [name]: event.currentTarget.value } }),
  });
  const aside = t('request.optional');
  return (
    <OriginForm onSubmit={() => send({ type: 'originSubmitted' })} error={error?.where ?? null}>
      <Card>
        <ChosenAddress
          label={t('request.origin.label')}
          address={form.addressQuery}
          changeLabel={t('request.origin.change')}
          onChange={() => send({ type: 'originReopened' })}
        />
      </Card>
      <TextField {...field('street_address')} label={t('address.street')} aside={aside} />
      <Row gap={3} align="start" stackOnPhone shared>
        <TextField {...field('unit')} label={t('request.unit')} aside={aside} />
        <TextField {...field('building')} label={t('request.building')} aside={aside} />
      </Row>
      <Row gap={3} align="start" stackOnPhone shared>
        <TextField {...field('city')} label={t('address.city')} aside={aside} />
        <TextField {...field('postalCode')} label={t('address.postal-code')} aside={aside} />
      </Row>
      <TextArea {...field('notes')} label={t('request.origin.notes')} aside={aside} />
      <Problem shown={error !== null && !isAtField(error.where)} what={error?.what} />
      <GoOn busy={busy} words={`request.origin.${isSaved ? 'save' : 'next'}`} />
    </OriginForm>
  );
}

function GoOn({ busy, words }: { busy: boolean; words: string }) {
  const t = useText();
  return (
    <ActionBar>
      <Button
        type="submit"
        variant="primary"
        wide
        busy={busy}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      >
        {t(words)}
      </Button>
    </ActionBar>
  );
}

const fields = ['street_address', 'unit', 'building', 'city', 'postalCode', 'notes'];
function isAtField(where: string | null): boolean {
  return where !== null && fields.includes(where);
}

/** A form that leads to what is wrong in it. */
function OriginForm(props: {
  onSubmit: () => void;
  error: string | null;
  children: React.ReactNode;
}) {
  const t = useText();
  const isGuest = useUnit($mode) === 'GUEST';
  const { onSubmit, error, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  return (
    <Form ref={form} onSubmit={() => onSubmit()}>
      {/* A guest has no collection point. */}
      <Section level={1} title={t(`request.origin.title${isGuest ? '.guest' : ''}`)}>
        <Stack>{children}</Stack>
      </Section>
    </Form>
  );
}

function Problem({ shown, what }: { shown: boolean; what: string | undefined }) {
  const t = useText();
  return <FormError text={shown && what ? t(what) : null} />;
}
