import { feeOf } from '#core/rules';
import { type Format, inMinutes, type Translate, useConfig, useFormat, useText } from '#i18n';
import type { Market } from '#schemas';
import { Icon, type IconName } from '#ui';
import * as css from './product.css.ts';
import { Scene } from './scene.tsx';

/** What the product does, before anybody has signed in: how an order looks on its way, and what a market's riders cost. */
export function Product() {
  const { brand } = useConfig();
  return (
    <div className={css.product}>
      <div className={css.picture} aria-hidden="true">
        <Scene pin={brand.pin} />
        <OnTheWay />
        <Delivered />
      </div>
      <Facts />
    </div>
  );
}

/** Way and time of the order that is shown. */
const shown = { metres: 3_000, minutes: 12 };

function OnTheWay() {
  const t = useText();
  const format = useFormat();
  const { market } = useConfig();
  return (
    <div className={css.onTheWay}>
      <p className={css.row}>
        <strong>{t('status.in-transit')}</strong>
        <span className={css.time} suppressHydrationWarning>
          {t('tracking.row.delivery', { minutes: inMinutes(t, shown.minutes) })}
        </span>
      </p>
      <p className={css.bars}>
        <span className={css.done} />
        <span className={css.done} />
        <span className={css.done} />
        <span className={css.half} />
        <span className={css.bar} />
      </p>
      <p className={css.row}>
        <span suppressHydrationWarning>{format.distance(shown.metres)}</span>
        <strong suppressHydrationWarning>
          {format.money(feeOf(market, shown.metres, 'PAID').fee)}
        </strong>
      </p>
    </div>
  );
}

function Delivered() {
  const t = useText();
  return (
    <div className={css.delivered}>
      <span className={css.tick}>
        <Icon name="check" />
      </span>
      <span>
        <strong>{t('status.delivered')}</strong>
        <br />
        <span className={css.quiet}>{t('order.proof.delivery')}</span>
      </span>
    </div>
  );
}

function Facts() {
  const t = useText();
  const format = useFormat();
  const { deployment, market } = useConfig();
  const facts: [IconName, string][] = [
    [
      'clock',
      t('landing.fact.pickup', {
        minutes: inMinutes(t, deployment.minimumCountryEta),
      }),
    ],
    ['map', t('landing.fact.live')],
    ['bag', feeFact(market.fee, t, format)],
  ];
  return (
    <ul className={css.facts}>
      {facts.map(([icon, text]) => (
        <li key={icon} className={css.fact}>
          <span className={css.factIcon}>
            <Icon name={icon} />
          </span>
          <span suppressHydrationWarning>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where nothing is said of kilometres, each costs the same. */
function feeFact(fee: Market['fee'], t: Translate, { money, distance }: Format): string {
  const base = Math.min(fee.base, ...(fee.places ?? []).flatMap(({ base = [] }) => base));
  const parts = { fee: money(base), rate: money(fee.perKilometre) };
  if (fee.perKilometre === 0) return t('landing.fact.fee', parts);
  if (fee.freeKilometres === 0) return t('landing.fact.fee.rate', parts);
  return t('landing.fact.fee.free', { ...parts, free: distance(fee.freeKilometres * 1000) });
}
