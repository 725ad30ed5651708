import type { Locator, Page } from 'playwright';
import type { Shop } from './demo.ts';
import type { Stage } from './stage.ts';
import { startingWith } from './texts.ts';

/** The form that calls a rider, in its three steps. */
export function requestPage({ page, t }: Stage) {
  const field = (key: string) => page.getByRole('textbox', { name: t(key), exact: true });
  const button = (key: string, values = {}) =>
    page.getByRole('button', { name: t(key, values), exact: true });
  const address = page.getByRole('combobox', { name: t('request.destination.label') });
  const requoting = page.getByRole('img', { name: t('request.requoting') });
  const fields = {
    name: field('request.customer.name'),
    phone: field('request.customer.phone'),
    unit: field('request.unit'),
    building: field('request.building'),
    notes: field('request.rider-notes'),
    description: field('request.order.description'),
    amount: field('request.order.amount'),
    pickupCode: field('request.pickup-code.label'),
  };
  return {
    heading: page.getByRole('heading', { name: t('request.title'), level: 1 }),
    editHeading: (id: string) =>
      page.getByRole('heading', { name: t('request.edit.title', { id }), level: 1 }),
    save: button('request.edit.save'),
    /** The line of a change, by the label of what changes. */
    change: (key: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(t(key), { exact: true }) })
        .getByRole('definition'),
    /** What has to be decided before an order is sent, and the two answers to each. */
    feeQuestion: page.getByRole('group', { name: t('request.fee-changed.title') }),
    declineFee: button('request.fee-changed.decline'),
    amountQuestion: page.getByRole('group', { name: t('request.value-high.title') }),
    changeAmount: button('request.value-high.decline'),
    address,
    suggestions: page.getByRole('option'),
    /** The first place that fits; customers that other journeys delivered to may stand above it. */
    place: (text: string) =>
      page
        .getByRole('group', { name: t('request.places'), exact: true })
        .getByRole('option')
        .filter({ hasText: text })
        .first(),
    /** Somebody who was delivered to of late, and their button, which is there under the pointer. */
    recent: (name: string) => page.getByRole('option').filter({ hasText: name }).first(),
    sendAgain: (name: string) => button('request.recent.again', { name }),
    hideRecent: button('request.recent.off'),
    showRecent: button('request.recent.on'),
    pin: page.getByRole('application', { name: t('request.map.pin') }),
    zoomOut: button('map.zoom-out'),
    confirm: button('request.destination.continue'),
    changeAddress: button('request.destination.change'),
    fields,
    /** Stands under the fee, and says what that is made of. */
    fee: button('request.fee.breakdown'),
    times: page.getByText(new RegExp(`^${t('request.estimate.pickup')} \\d`)),
    feePart: (key: string) => page.getByRole('term').filter({ hasText: t(key) }),
    /** Leads to the summary; of an edit, to what changes. */
    toPayment: button('request.review').or(button('request.edit.review')),
    method: (method: string) => page.getByRole('radio', { name: t(`payment.${method}`) }),
    /** Chooses a way of paying and waits for its fee. */
    async pay(method: string): Promise<void> {
      await page.getByRole('radio', { name: t(`payment.${method}`) }).check();
      await requoting.waitFor({ state: 'hidden' });
    },
    requoting,
    collection: (when: 'instant' | 'later') =>
      page.getByRole('radio', { name: t(`request.collection.${when}`) }),
    vatNumber: field('request.vat-number.label'),
    voucher: field('request.voucher.label'),
    applyVoucher: button('request.voucher.apply'),
    removeVoucher: button('request.voucher.remove'),
    submit: button('request.submit'),
    terms: page.getByRole('checkbox', {
      name: t('request.terms.accept', {
        terms: t('request.terms.terms'),
        items: t('request.terms.prohibited-items'),
      }),
    }),
    back: button('action.back'),
    startOver: button('request.start-over'),
    /** Begins again with an empty form, which is asked about. */
    async beginAgain(): Promise<void> {
      await button('request.start-over').click();
      await button('request.start-over.confirm').click();
      // A dialog that goes gives the focus back, which would close the list under what a test had typed by then.
      await button('request.start-over.confirm').waitFor({ state: 'hidden' });
    },
    /** Shows what most orders do not need. */
    openOptions: () => page.getByText(t('request.more'), { exact: true }).click(),
    notice: (key: string) => page.getByText(startingWith(t(key))),
    marked: page.locator('[aria-invalid=true]'),
    async typeAddress(text: string): Promise<void> {
      await address.fill(text);
      await button('request.destination.continue').click();
    },
    async fillDetails({ customer, amount }: Shop): Promise<void> {
      await fields.name.fill(customer.name);
      await fields.phone.fill(customer.phone);
      await fields.unit.fill(customer.unit);
      await fields.amount.fill(amount);
    },
  };
}

/** Holds an arrow key, with Shift for larger steps, so long that it repeats this often. */
export async function hold(page: Page, element: Locator, key: string, times = 1): Promise<void> {
  await element.focus();
  await page.keyboard.down('Shift');
  for (let press = 0; press < times; press += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
  await page.keyboard.up('Shift');
}
