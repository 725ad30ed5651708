import type { Stage } from './stage.ts';

/** Customers whose addresses are kept: found above the drop-off, managed in a dialog. */
export function addressBookPage({ page, t }: Stage) {
  const button = (key: string, values = {}) =>
    page.getByRole('button', { name: t(key, values), exact: true });
  const dialog = page.getByRole('dialog', { name: t('addressbook.title') });
  return {
    search: page.getByRole('combobox', { name: t('addressbook.search') }),
    /** Shows them. */
    open: button('addressbook.search'),
    found: (name: string) => page.getByRole('option').filter({ hasText: name }),
    save: button('addressbook.save'),
    manage: button('addressbook.manage'),
    dialog,
    find: dialog.getByRole('textbox', { name: t('addressbook.find') }),
    edit: (name: string) => button('addressbook.edit', { name }),
    remove: (name: string) => button('addressbook.delete', { name }),
    confirm: button('addressbook.delete.confirm'),
    decline: button('addressbook.delete.decline'),
    editor: (name: string) => page.getByRole('dialog', { name: t('addressbook.edit', { name }) }),
    keep: button('addressbook.keep'),
    none: page.getByText(t('addressbook.none')).filter({ visible: true }).first(),
  };
}
