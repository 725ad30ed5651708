import { useUnit } from 'effector-react';
import type { UseFormReturn } from 'react-hook-form';
import { type RequestSnapshot, requestSent } from '#core';
import { useText } from '#i18n';
import type { RequestFields } from '#schemas';
import { Button, Row } from '#ui';
import { AddressLine } from './address-line.tsx';
import * as css from './fields.css.ts';
import { asideButton } from './request.css.ts';

type DestinationCardProps = { snapshot: RequestSnapshot; form: UseFormReturn<RequestFields> };

/** Where it goes: two lines, so that the fields below rise. */
export function DestinationCard({ snapshot, form }: DestinationCardProps) {
  const t = useText();
  const send = useUnit(requestSent);
  const { draft } = snapshot.context;
  return (
    <div className={css.chosen}>
      <Row justify="between" align="baseline">
        <p className={css.address}>
          <bdi>{draft.destination?.address}</bdi>
        </p>
        <Button
          variant="quiet"
          className={asideButton}
          onClick={() => send({ type: 'destinationReopened' })}
        >
          {t('request.destination.change')}
        </Button>
      </Row>
      <AddressLine snapshot={snapshot} form={form} />
    </div>
  );
}
