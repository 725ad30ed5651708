import type { Locator } from 'playwright';
import type { Stage } from './stage.ts';
import { startingWith } from './texts.ts';

/** Past orders of a period. */
export function historyPage({ page, t }: Stage) {
  // On a phone they are cards.
  const table = page.getByRole('region', { name: t('history.caption') });
  const search = page.getByRole('searchbox', { name: t('history.search') });
  const filters = page.getByRole('dialog', { name: t('history.filters') });
  const more = page.getByRole('button', { name: startingWith(t('history.filters')) });
  /** Where the line of filters is narrow, some are behind a button. */
  const showFilters = async () => {
    if (!(await more.isVisible())) return;
    await more.click();
    await filters.waitFor();
  };
  const hideFilters = async () => {
    if (!(await filters.isVisible())) return;
    await page.keyboard.press('Escape');
    await filters.waitFor({ state: 'hidden' });
  };
  return {
    showFilters,
    hideFilters,
    async find(text: string): Promise<void> {
      if (!(await search.isVisible())) await showFilters();
      await search.fill(text);
      await search.press('Enter');
      if (text === '') await hideFilters();
    },
    heading: page.getByRole('heading', { name: t('history.title'), level: 1 }),
    period: page.getByRole('combobox', { name: t('history.range') }),
    status: page.getByRole('combobox', { name: t('history.status') }),
    table,
    order: (orderId: string) => table.locator(`a[href$="order_id=${orderId}"]`),
    dialog: (orderId: string) =>
      page.getByRole('dialog', { name: t('order.label', { id: orderId }) }),
    /** Asks for an opened order once more: behind "More" while it is under way. */
    async sendAgain(orderId: string): Promise<void> {
      const dialog = page.getByRole('dialog', { name: t('order.label', { id: orderId }) });
      const again = dialog.getByRole('button', { name: t('order.duplicate') });
      const more = dialog.getByRole('button', { name: t('order.more'), exact: true });
      await more.waitFor();
      if (!(await again.isVisible())) await more.click();
      await again.click();
    },
    /** What an opened order says under a name. */
    fact: (orderId: string, key: string) =>
      page
        .getByRole('dialog', { name: t('order.label', { id: orderId }) })
        .locator('dl > div')
        .filter({ has: page.getByText(t(key), { exact: true }) })
        .getByRole('definition'),
    custom: page.getByRole('dialog', { name: t('history.custom.title') }),
    firstDay: page.getByLabel(t('history.custom.first')),
    lastDay: page.getByLabel(t('history.custom.last')),
    showDays: page.getByRole('button', { name: t('history.custom.show') }),
    allOutlets: page.getByRole('switch', { name: t('branch.include-outlets') }),
    search,
    links: table.getByRole('link'),
    /** All of an order's line, or of its card. */
    lineOf: (link: Locator) => link.locator('xpath=ancestor::*[self::li or @data-row][1]'),
    /** Which order a link opens. */
    idOf: async (link: Locator) => (await link.getAttribute('href'))?.split('order_id=')[1] ?? '',
    /** A figure of the summary, by the last part of its key. */
    figure: (name: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(t(`history.summary.${name}`), { exact: true }) })
        .getByRole('definition')
        .first(),
    /** The day of the chart that is said. */
    day: page.getByRole('slider', { name: t('history.summary.day') }),
    chart: page.getByRole('figure', { name: t('history.summary.chart') }),
    byDay: page.getByText(t('history.summary.by-day')).filter({ visible: true }).first(),
    dayTable: page.getByRole('table', { name: t('history.summary.by-day') }),
    export: page.getByRole('button', { name: t('history.export'), exact: true }),
    choice: (name: string) => page.getByRole('radio', { name: startingWith(t(name)) }),
    download: page.getByRole('button', { name: t('history.export.download') }),
    /** A notice in the dialog is closed by another. */
    close: page
      .getByRole('dialog')
      .getByRole('button', { name: t('action.close') })
      .first(),
  };
}
