import { useUnit } from 'effector-react';
import type { UseFormReturn } from 'react-hook-form';
import { payableFee, type RequestSnapshot, requestSent } from '#core';
import { useFormat, useText } from '#i18n';
import type { RequestFields } from '#schemas';
import { Card, Disclosure, Row, Stack } from '#ui';
import { AddressLine } from './address-line.tsx';
import { ChosenAddress } from './chosen-address.tsx';
import { FeeFacts } from './fee-facts.tsx';

type DestinationCardProps = { snapshot: RequestSnapshot; form: UseFormReturn<RequestFields> };

/** Where it goes, what that costs and why. */
export function DestinationCard({ snapshot, form }: DestinationCardProps) {
  const t = useText();
  const format = useFormat();
  const send = useUnit(requestSent);
  const { draft, quote } = snapshot.context;
  return (
    <Card>
      <Stack gap={3}>
        <ChosenAddress
          label={t('request.dropoff')}
          address={draft.destination?.address}
          changeLabel={t('request.destination.change')}
          onChange={() => send({ type: 'destinationReopened' })}
        />
        <AddressLine snapshot={snapshot} form={form} />
        {quote && (
          <Disclosure
            summary={
              <Row justify="between">
                <span>{t('request.fee')}</span>
                <strong>{format.money(payableFee(quote))}</strong>
              </Row>
            }
          >
            <FeeFacts quote={quote} />
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}
