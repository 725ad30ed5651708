import type { Stage } from './stage.ts';

/** Customers whose addresses are kept: found with every other address, and all together in a dialog. */
export function addressBookPage({ page, t }: Stage) {
  const button = (key: string, values = {}) =>
    page.getByRole('button', { name: t(key, values), exact: true });
  const dialog = page.getByRole('dialog', { name: t('addressbook.title') });
  return {
    /** Shows all of them. */
    open: button('addressbook.all'),
    found: (name: string) => page.getByRole('option').filter({ hasText: name }),
    save: button('addressbook.save'),
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
