import { useUnit } from 'effector-react';
import type { UseFormReturn } from 'react-hook-form';
import { type RequestSnapshot, requestSent } from '#core';
import { useText } from '#i18n';
import type { RequestFields } from '#schemas';
import { AddressLine } from './address-line.tsx';
import { ChosenAddress } from './chosen-address.tsx';
import * as css from './fields.css.ts';

type DestinationCardProps = { snapshot: RequestSnapshot; form: UseFormReturn<RequestFields> };

/** Where it goes. */
export function DestinationCard({ snapshot, form }: DestinationCardProps) {
  const t = useText();
  const send = useUnit(requestSent);
  const { draft } = snapshot.context;
  return (
    <div className={css.chosen}>
      <ChosenAddress
        label={t('request.dropoff')}
        address={draft.destination?.address}
        changeLabel={t('request.destination.change')}
        onChange={() => send({ type: 'destinationReopened' })}
      />
      <AddressLine snapshot={snapshot} form={form} />
    </div>
  );
}
