import { originPage } from './origin.ts';
import type { Portal } from './portal.ts';

/** Numbers that the sandbox of the card processor knows. */
export const testCards = {
  success: '4111111111111111',
  declined: '4000000000000002',
  challenge: '4000000000003220',
} as const;
export const securityCode = '739';

/** What a guest does, from the door to the card, and what the bank's page asks. */
export function paymentPage(portal: Portal) {
  const { page, t, request, shop } = portal;
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
  const field = (key: string) => page.getByRole('textbox', { name: t(key), exact: true });
  const card = page.frameLocator('iframe');
  const pay = page.getByRole('button', {
    name: t('pay.submit')
      .replace(/\{\{.*/, '')
      .trim(),
  });
  return {
    enter: button('landing.request'),
    name: field('pay.name'),
    pay,
    number: card.getByLabel('Card number'),
    /** The schemes that a card may be of, as far as what is typed leaves them open. */
    schemes: card.locator('[data-starts]:visible'),
    goToBank: button('pay.challenge.continue'),
    approve: page.getByRole('button', { name: 'Yes, pay' }),
    keep: page.getByRole('checkbox', { name: t('pay.keep') }),
    /** A card of these last four digits that was kept before. */
    kept: (digits: string) =>
      page.getByRole('radio', {
        name: t('pay.kept-card', { brand: 'Visa', digits, expires: '12/39' }),
      }),
    frames: page.locator('iframe'),
    /** As a guest to the card that pays. */
    async reachCard(): Promise<void> {
      await this.reachReview();
      await this.chooseOnline();
    },
    /** Begins as a guest: where it is collected, where it goes, who sends it. */
    async reachReview(): Promise<void> {
      const origin = originPage(portal);
      await button('landing.request').click();
      await origin.address.fill('1.2815, 103.848');
      await origin.confirm.click();
      await origin.street.fill('Cross Street');
      await origin.save.click();
      await request.typeAddress(shop.near);
      await request.fields.name.waitFor();
      await request.fillDetails(shop);
      await field('request.sender.name').fill('Ben Tan');
      await field('request.sender.email').fill('ben@example.com');
      await field('request.sender.phone').fill('+65 8123 4567');
      await request.toPayment.click();
      await page.getByRole('definition').getByText('Cross Street').waitFor();
    },
    goOn: button('pay.continue'),
    async chooseOnline(): Promise<void> {
      await request.method('ONLINE_PAYMENT').check();
      if (await request.terms.isVisible()) await request.terms.check();
      await button('pay.continue').click();
      await pay.waitFor();
    },
    /** Types a card where each of its fields has a frame of its own. */
    async typeInFrames(number: string): Promise<void> {
      await field('pay.name').fill('Ben Tan');
      for (const [name, text] of Object.entries({ number, expiry: '12/39', code: securityCode })) {
        const frame = page.frameLocator(`iframe[title="${t(`pay.fields.${name}`)}"]`);
        await frame.locator(`input[name=${name}]`).fill(text);
      }
    },
    /** Types a card into the fields of the other origin and pays with it. */
    async payWith(number: string): Promise<void> {
      await field('pay.name').fill('Ben Tan');
      await card.getByLabel('Card number').fill(number);
      await card.getByLabel('Expiry date').fill('12/39');
      await card.getByLabel('Security code').fill(securityCode);
      await pay.click();
    },
    onTracking: (outlet = 'b-sg') => page.waitForURL(`**/order-tracking/${outlet}?order_id=*`),
    /** Whatever the portal's own page and storage hold, as text. */
    held: () =>
      page.evaluate(() =>
        [
          document.documentElement.outerHTML,
          ...[...document.querySelectorAll('input')].map(({ value }) => value),
          JSON.stringify({ ...localStorage }),
          JSON.stringify({ ...sessionStorage }),
        ].join('\n'),
      ),
  };
}
