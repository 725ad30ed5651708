import { useText } from '#i18n';
import * as css from './order-shape.css.ts';

const lines = [
  ['action', 'action', 'action', 'action'],
  ['stage', 'stage', 'stage', 'stage', 'stage'],
  ['map'],
  ['fact'],
  ['fact'],
] as const;

/** An order that is on its way, in the shape that it will have under its name. */
export function OrderShape() {
  const t = useText();
  return (
    <div className={css.shape} role="status" aria-label={t('app.loading')} aria-busy>
      {lines.map((bones, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their places.
        <div key={nth} className={css.line}>
          {bones.map((bone, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as do the parts of a line.
            <span key={at} className={css.bones[bone]} />
          ))}
        </div>
      ))}
    </div>
  );
}
