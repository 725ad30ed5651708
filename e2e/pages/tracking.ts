import type { Stage } from './stage.ts';
import { startingWith } from './texts.ts';

/** The orders of today: the list in its tabs, and one order beside it. */
export function trackingPage({ page, t }: Stage) {
  // On a phone those that are under way share one tab.
  const names = (id: string) => (id === 'new' || id === 'collected' ? [id, 'active'] : [id]);
  const tab = (id: string) =>
    page.getByRole('tab', {
      name: new RegExp(
        `(?:${names(id)
          .map((each) => startingWith(t(`tracking.tab.${each}`)).source)
          .join('|')})\\s*\\d*\\+?$`,
      ),
    });
  const panel = (orderId: string) =>
    page.getByRole('article', { name: t('order.label', { id: orderId }) });
  const reason = page.getByRole('combobox', { name: t('order.cancel.body') });
  const cancelDialog = page.getByRole('dialog').filter({ has: reason });
  return {
    tab,
    panel,
    row: (orderId: string) =>
      page.getByRole('listitem', { name: t('order.label', { id: orderId }) }),
    /** The orders of the list, without the headings between them. */
    rows: page.getByRole('listitem', {
      name: new RegExp(startingWith(t('order.label', { id: '' })).source),
    }),
    tabList: page.getByRole('tablist', { name: t('tracking.tabs') }),
    search: page.getByRole('combobox', { name: t('tracking.search') }),
    /** What was searched for before, newest first. */
    recent: page.getByRole('option'),
    /** The number of its rider, to call. */
    call: (orderId: string) => panel(orderId).getByRole('link', { name: t('order.call-rider') }),
    back: page.getByRole('button', { name: t('tracking.back') }),
    count: async (id: string) =>
      Number(/\d[\d,]*/.exec(await tab(id).innerText())?.[0]?.replaceAll(',', '')),
    progress: (orderId: string) =>
      panel(orderId)
        .getByRole('list', { name: t('order.progress') })
        .getByRole('listitem'),
    /** What stands on the map, in words. */
    onMap: (orderId: string) =>
      page.getByRole('list', { name: t('order.map', { id: orderId }) }).getByRole('listitem'),
    announced: (orderId: string, label: string) =>
      page
        .getByRole('status')
        .filter({ hasText: t('order.announce', { id: orderId, status: t(`status.${label}`) }) }),
    /** Opens the menu of what is seldom done with an order; what is pressed in it closes it. */
    showMore: () => page.getByRole('button', { name: t('order.more'), exact: true }).click(),
    /** Makes the map above an order larger, on a phone. */
    grip: page.getByRole('button', { name: t('order.map.larger') }),
    edit: page.getByRole('link', { name: t('order.edit') }),
    replaceDialog: page.getByRole('dialog', { name: t('order.duplicate.title') }),
    cancel: page.getByRole('button', { name: t('order.cancel'), exact: true }),
    cancelPending: page.getByRole('status').getByText(t('order.cancel.pending')),
    /** Beside an order that could not be cancelled without a network. */
    failure: page.getByRole('article').getByText(t('error.cancel.offline')),
    reason,
    cancelDialog,
    cost: cancelDialog.getByRole('status'),
    confirmCancel: cancelDialog.getByRole('button', { name: t('order.cancel.confirm') }),
  };
}
