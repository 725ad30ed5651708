import type { Stage } from './stage.ts';

/** Past orders of a period. */
export function historyPage({ page, t }: Stage) {
  const table = page.getByRole('table', { name: t('history.caption') });
  return {
    heading: page.getByRole('heading', { name: t('history.title'), level: 1 }),
    period: page.getByRole('combobox', { name: t('history.range') }),
    status: page.getByRole('combobox', { name: t('history.status') }),
    table,
    order: (orderId: string) => table.getByRole('link', { name: orderId }),
    dialog: (orderId: string) =>
      page.getByRole('dialog', { name: t('order.label', { id: orderId }) }),
    close: page.getByRole('dialog').getByRole('button', { name: t('action.close') }),
  };
}
