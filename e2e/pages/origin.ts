import type { Stage } from './stage.ts';

/** Where an outlet says where it stands, before its first request. */
export function originPage({ page, t }: Stage) {
  const field = (key: string) => page.getByRole('textbox', { name: t(key) });
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
  return {
    heading: page.getByRole('heading', { name: t('request.origin.title'), level: 1 }),
    address: page.getByRole('combobox', { name: t('request.origin.label') }),
    suggestions: page.getByRole('option'),
    pin: page.getByRole('application', { name: t('request.origin.pin') }),
    confirm: button('request.destination.continue'),
    change: button('request.origin.change'),
    street: field('address.street'),
    unit: field('request.unit'),
    notes: field('request.origin.notes'),
    /** Of a guest nothing is saved. */
    save: button('request.origin.save').or(button('request.origin.next')),
  };
}
