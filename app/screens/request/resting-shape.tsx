import { useText } from '#i18n';
import { RowsSkeleton } from '#ui';
import * as css from './recents.css.ts';
import { atRestHigh } from './resting.ts';

/** The place of known people who are on their way, so that the fields below stay where they are when these come. */
export function RestingShape() {
  const t = useText();
  return (
    <div className={css.shape}>
      <RowsSkeleton label={t('app.loading')} rows={atRestHigh} look="lines" />
    </div>
  );
}
