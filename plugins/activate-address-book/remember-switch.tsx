import { useUnit } from 'effector-react';
import { useText } from '#i18n';
import { Switch } from '#ui';
import { $listing, remembersChosen } from './browse-model.ts';
import type { Book } from './keeper.ts';
import * as css from './page.css.ts';

/** Switches whether recipients of orders are added to the book; for everybody at the outlet. */
export function RememberSwitch({ book }: { book: Book }) {
  const t = useText();
  const [{ remembers, state }, choose] = useUnit([$listing, remembersChosen]);
  // Its place is kept while it is on its way, so that the list does not move; a guest has none.
  const isComing = remembers === null && state === 'loading' && book.keeper === 'server';
  if (remembers === null && !isComing) return null;
  return (
    <div className={isComing ? css.remembersComing : css.remembers}>
      <Switch
        label={t('addressbook.remembers')}
        hint={t('addressbook.remembers.hint')}
        checked={remembers ?? false}
        onChange={({ target }) => choose({ vendorId: book.vendorId, remembers: target.checked })}
      />
    </div>
  );
}
