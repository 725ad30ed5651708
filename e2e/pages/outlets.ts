import type { Stage } from './stage.ts';
import { startingWith } from './texts.ts';

/** The collection points of a merchant: added and changed from the list to choose from. */
export function outletsPage({ page, t }: Stage) {
  const list = page.getByRole('dialog', { name: t('branch.choose') });
  const adding = page.getByRole('dialog', { name: t('outlet.add'), exact: true });
  const editing = page.getByRole('dialog', { name: t('outlet.edit.title'), exact: true });
  const form = adding.or(editing);
  const field = (key: string) => form.getByRole('textbox', { name: t(key) });
  const button = (key: string) => form.getByRole('button', { name: t(key), exact: true });
  return {
    list,
    add: list.getByRole('button', { name: t('outlet.add'), exact: true }),
    pencil: (name: string) =>
      list.getByRole('button', { name: t('outlet.edit', { name }), exact: true }),
    pencils: list.getByRole('button', { name: startingWith(t('outlet.edit', { name: '' })) }),
    entry: (name: string) => list.getByRole('radio', { name: startingWith(name) }),
    adding,
    editing,
    parent: form.getByRole('combobox', { name: t('outlet.parent') }),
    clientId: field('outlet.client-id'),
    label: field('outlet.name'),
    phone: field('outlet.phone'),
    address: form.getByRole('combobox', { name: t('outlet.address') }),
    suggestions: form.getByRole('option'),
    pin: form.getByRole('application', { name: t('outlet.pin') }),
    unit: field('request.unit'),
    instructions: field('outlet.instructions'),
    owner: (number: number) =>
      form.getByRole('textbox', { name: t('outlet.owner', { number }), exact: true }),
    addOwner: button('outlet.owner.add'),
    removeOwner: (number: number) =>
      form.getByRole('button', { name: t('outlet.owner.remove', { number }), exact: true }),
    kept: form.getByText(t('outlet.kept')),
    save: button('outlet.save'),
    discard: button('outlet.discard'),
    back: button('action.back'),
    notice: (key: string) => page.getByText(t(key), { exact: true }).first(),
  };
}
