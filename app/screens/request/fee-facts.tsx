import { type PricedQuote, payableFee } from '#core';
import { type Format, type Translate, useFormat, useText } from '#i18n';
import { type Fact, Facts } from '#ui';

/** The length of the way, and the parts that make up its price. */
export function FeeFacts({ quote }: { quote: PricedQuote }) {
  const t = useText();
  const format = useFormat();
  const length = {
    id: 'length',
    term: t('request.distance'),
    value: format.distance(quote.distance_metres),
  };
  return <Facts facts={[length, ...feeParts(quote, t, format)]} />;
}

/** What a fee is made of; what features take off it counts as a discount, and parts that are nothing are left out. */
function feeParts(quote: PricedQuote, t: Translate, format: Format): readonly Fact[] {
  const { base, distance, surcharge, discount } = quote.breakdown;
  const taken = quote.fee - payableFee(quote);
  const parts = { base, distance, surcharge, discount: -discount - taken };
  return Object.entries(parts).flatMap(([part, amount]) =>
    amount === 0
      ? []
      : [{ id: `fee-${part}`, term: t(`request.fee.${part}`), value: format.money(amount) }],
  );
}
