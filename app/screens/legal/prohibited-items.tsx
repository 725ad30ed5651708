import { useConfig, useFormat, useText } from '#i18n';
import { Notice } from '#ui';
import * as css from './legal.css.ts';
import { LegalPage } from './legal-page.tsx';

const items = [
  'money',
  'jewellery',
  'weapons',
  'explosives',
  'flammables',
  'drugs',
  'tobacco-alcohol',
  'chemicals',
  'animals',
  'remains',
  'counterfeit',
  'papers',
] as const;

/** What a rider may not carry, with the market's limits of weight and value (specification 2, section 9). */
export function ProhibitedItemsScreen() {
  const t = useText();
  const format = useFormat();
  const { market } = useConfig();
  const { itemWeightKg: weight } = market.request;
  const cap = market.prohibitedValueCap;
  return (
    <LegalPage title={t('legal.prohibited.title')} intro={t('legal.prohibited.intro')}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item}>{t(`legal.prohibited.${item}`)}</li>
        ))}
        <li>{t('legal.prohibited.heavy', { weight: format.number(weight) })}</li>
        {cap !== null && <li>{t('legal.prohibited.valuable', { cap: format.money(cap) })}</li>}
      </ul>
      <Notice>{t('legal.prohibited.refusal')}</Notice>
    </LegalPage>
  );
}
