import { useUnit } from 'effector-react';
import { useText } from '#i18n';
import { Switch } from '#ui';
import { $listing, remembersChosen } from './browse-model.ts';
import type { Book } from './keeper.ts';
import * as css from './page.css.ts';

/** Switches whether recipients of orders are added to the book; for everybody at the outlet. */
export function RememberSwitch({ book }: { book: Book }) {
  const t = useText();
  const [{ remembers }, choose] = useUnit([$listing, remembersChosen]);
  if (remembers === null) return null;
  return (
    <div className={css.remembers}>
      <Switch
        label={t('addressbook.remembers')}
        hint={t('addressbook.remembers.hint')}
        checked={remembers}
        onChange={({ target }) => choose({ vendorId: book.vendorId, remembers: target.checked })}
      />
    </div>
  );
}
