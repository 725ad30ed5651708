import { useUnit } from 'effector-react';
import { payableFee, type RequestSnapshot, requestSent } from '#core';
import { useFormat, useText } from '#i18n';
import { Card, Disclosure, Row, Stack } from '#ui';
import { ChosenAddress } from './chosen-address.tsx';
import { FeeFacts } from './fee-facts.tsx';

/** Where it goes, what that costs and why. */
export function DestinationCard({ snapshot }: { snapshot: RequestSnapshot }) {
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
