import { useUnit } from 'effector-react';
import { type RequestSnapshot, requestSent } from '#core';
import { useFormat, useText } from '#i18n';
import { Button, Card, Disclosure, Facts, Row, Stack } from '#ui';
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
                <strong>{format.money(quote.fee)}</strong>
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

function FeeFacts({ quote }: { quote: NonNullable<RequestSnapshot['context']['quote']> }) {
  const t = useText();
  const format = useFormat();
  const { base, distance, surcharge, discount } = quote.breakdown;
  const parts = { base, distance, surcharge, discount: -discount };
  const facts = Object.entries(parts).flatMap(([part, amount]) =>
    amount === 0 ? [] : [{ id: part, term: t(`request.fee.${part}`), value: format.money(amount) }],
  );
  const length = {
    id: 'length',
    term: t('request.distance'),
    value: format.distance(quote.distance_metres),
  };
  return <Facts facts={[length, ...facts]} />;
}
