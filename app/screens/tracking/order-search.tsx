import { useUnit } from 'effector-react';
import { memo, useEffect } from 'react';
import { Slot } from '#composition';
import { $recentSearches, $search, searchCommitted, searchOpened, searchTyped } from '#core';
import { useText } from '#i18n';
import { Combobox } from '#lazy';
import { Form, Icon, VisuallyHidden } from '#ui';
import * as css from './tracking.css.ts';

/** Finds by order, name or phone while typing; remembers what was searched for. */
export const OrderSearch = memo(function OrderSearch() {
  const t = useText();
  const [search, recent, open, type, commit] = useUnit([
    $search,
    $recentSearches,
    searchOpened,
    searchTyped,
    searchCommitted,
  ]);
  useEffect(() => open(), [open]);
  const matching = recent.filter((text) => text !== search && text.includes(search));
  return (
    <search className={css.search}>
      {/* Enter means it, as leaving the field does. */}
      <Form kept className={css.searchField} onSubmit={() => commit(search)}>
        <Combobox
          label={<VisuallyHidden>{t('tracking.search')}</VisuallyHidden>}
          placeholder={t('tracking.search.placeholder')}
          leading={<Icon name="search" />}
          value={search}
          onType={type}
          onSelect={commit}
          onBlur={() => commit(search)}
          items={matching}
          itemKey={(text) => text}
          itemText={(text) => text}
          loadingText=""
          emptyText=""
        />
      </Form>
      <Slot name="orders.head" with={{}} />
    </search>
  );
});
