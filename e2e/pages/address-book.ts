import type { Stage } from './stage.ts';

/** Customers whose addresses are kept: found with every other address, and all together on a page of their own. */
export function addressBookPage({ page, t }: Stage) {
  const button = (key: string, values = {}) =>
    page.getByRole('button', { name: t(key, values), exact: true });
  const book = page.getByRole('region', { name: t('addressbook.title') });
  const dialog = page.getByRole('dialog', { name: t('addressbook.import.title') });
  return {
    /** Shows all of them. */
    open: button('addressbook.all'),
    found: (name: string) => page.getByRole('option').filter({ hasText: name }),
    save: button('addressbook.save'),
    find: book.getByRole('searchbox', { name: t('addressbook.find') }),
    rows: book.getByRole('listitem'),
    row: (name: string) => book.getByRole('listitem').filter({ hasText: name }),
    edit: (name: string) => page.getByRole('button', { name: `${name} ${t('addressbook.open')}` }),
    request: (name: string) => page.getByRole('button', { name: `${t('nav.request')} ${name}` }),
    more: button('history.more'),
    remembers: book.getByRole('switch', { name: t('addressbook.remembers') }),
    import: button('addressbook.import'),
    export: button('addressbook.export'),
    format: (name: 'csv' | 'xlsx') => button(`history.export.format.${name}`),
    dialog,
    file: dialog.locator('input[type=file]'),
    column: (name: string) => dialog.getByRole('combobox', { name, exact: true }),
    header: dialog.getByRole('combobox', { name: t('bulk-order-upload.layout.header') }),
    settle: button('bulk-order-upload.columns.continue'),
    changeColumns: button('bulk-order-upload.columns.change'),
    otherFile: button('bulk-order-upload.other-file'),
    go: (count: number) => button('addressbook.import.go', { count }),
    choose: dialog.getByRole('button', { name: t('bulk-order-upload.choose') }),
    /** The button at the foot; the sign at the head has the same name. */
    done: dialog.getByRole('button', { name: t('action.close') }).first(),
    close: dialog.getByRole('button', { name: t('action.close') }).last(),
    remove: button('addressbook.delete'),
    confirm: button('addressbook.delete.confirm'),
    decline: button('addressbook.delete.decline'),
    editor: (name: string) => page.getByRole('dialog', { name: t('addressbook.edit', { name }) }),
    keep: button('addressbook.keep'),
    none: page.getByText(t('addressbook.none')).filter({ visible: true }).first(),
  };
}
