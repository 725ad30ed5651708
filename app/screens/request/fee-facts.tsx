import type { PricedQuote } from '#core';
import { type Format, priceRows, useConfig, useFormat, useText } from '#i18n';
import { Facts } from '#ui';
import { type FeePart, feeParts } from './fee-parts.ts';

/** The parts that make up a price, the distance with its length. */
export function FeeFacts({ quote }: { quote: PricedQuote }) {
  const t = useText();
  const format = useFormat();
  const { market } = useConfig();
  const facts = feeParts(quote, market).map((each) => ({
    id: `fee-${each.part}`,
    term: t(`request.fee.${each.part}`),
    value: factOf(each, quote, format),
  }));
  const lines = quote.adjustment?.lines ?? [];
  const added = priceRows(lines, format).map(([key, value]) => ({ id: key, term: t(key), value }));
  return <Facts facts={[...facts, ...added]} />;
}

function factOf({ part, amount }: FeePart, quote: PricedQuote, format: Format) {
  const money = format.money(amount);
  if (part !== 'distance') return money;
  const length = <bdi>{format.distance(quote.distance_metres)}</bdi>;
  if (amount === 0n) return length;
  return (
    <>
      {length} · <bdi>{money}</bdi>
    </>
  );
}
