import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useText } from '#i18n';
import { Icon, TextField, VisuallyHidden } from '#ui';
import { bookSearched } from './browse-model.ts';
import * as css from './page.css.ts';

/** The id of the search field, which takes the focus when an entry is gone. */
export const searchId = 'bookSearch';

/** Finds customers while a name, a number or a street is typed. */
export function BookSearch() {
  const t = useText();
  const search = useUnit(bookSearched);
  const [typed, setTyped] = useState('');
  return (
    <search className={css.search}>
      <TextField
        type="search"
        id={searchId}
        label={<VisuallyHidden>{t('addressbook.find')}</VisuallyHidden>}
        placeholder={t('addressbook.find.placeholder')}
        leading={<Icon name="search" />}
        dir="auto"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          search(target.value);
        }}
      />
    </search>
  );
}
