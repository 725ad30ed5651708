import { useUnit } from 'effector-react';
import { payableFee, type RequestSnapshot, requestSent } from '#core';
import { useFormat, useText } from '#i18n';
import { Button, Card, Disclosure, Row, Stack } from '#ui';
import { FeeFacts } from './fee-facts.tsx';
import * as css from './request.css.ts';

/** Where it goes, what that costs and why. */
export function DestinationCard({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const format = useFormat();
  const send = useUnit(requestSent);
  const { draft, quote } = snapshot.context;
  return (
    <Card>
      <Stack gap={3}>
        <Row justify="between" align="start">
          <div>
            <span className={css.muted}>{t('request.dropoff')}</span>
            <p className={css.address}>
              <bdi>{draft.destination?.address}</bdi>
            </p>
          </div>
          <Button
            variant="quiet"
            className={css.asideButton}
            onClick={() => send({ type: 'destinationReopened' })}
          >
            {t('request.destination.change')}
          </Button>
        </Row>
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
