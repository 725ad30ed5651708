import { useFormat, useText } from '#i18n';
import type { Order, UnixTime } from '#schemas';
import { VisuallyHidden } from '#ui';
import * as css from './stage-bar.css.ts';
import { stageItems } from './stage-items.ts';

/** How far an order is: a row of bars for the eye, a list of what is done, what is now and what is to come for the ear. */
export function StageBar({ order, now, late }: { order: Order; now: UnixTime; late: boolean }) {
  const t = useText();
  const format = useFormat();
  const items = stageItems(order, now);
  const shown = items.findLastIndex(({ state }) => state !== 'upcoming');
  return (
    <ol className={css.stages} aria-label={t('order.progress')} data-late={late}>
      {items.map(({ id, labelKey, state, at, expected, share }, nth) => (
        <li
          key={id}
          className={css.stage}
          data-state={state}
          data-shown={nth === shown}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={css.bar}>
            <span className={css.fill} style={{ inlineSize: `${share * 100}%` }} />
          </span>
          <span className={css.stageWords}>
            <span className={css.stageName}>
              {t(labelKey)} <VisuallyHidden>{t(`order.step.${state}`)}</VisuallyHidden>
            </span>
            {at !== null && (
              <span className={css.stageTime}>
                {expected && '~ '}
                <bdi>{format.time(at)}</bdi>
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
