import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';
import { walkTo } from '../support/walk.ts';
import { placeOrder } from './api.ts';
import { enter, vendorOf } from './steps.ts';

/** Each would set `pwned` if any of it ever ran. Names hold no digits, so neither do these. */
const payloads = [
  '<script>pwned=true</script>',
  '"><script>pwned=true</script>',
  '<img src=x onerror=pwned=true>',
  '<svg onload=pwned=true>',
  '<svg><script>pwned=true</script></svg>',
  '<iframe srcdoc="<script>parent.pwned=true</script>">',
  '<details open ontoggle=pwned=true>',
  '<video><source onerror=pwned=true>',
  '<body onload=pwned=true>',
  '<math><mtext><style><img src=x onerror=pwned=true></style>',
  '<a href="javascript:pwned=true">Kim</a>',
  'javascript:pwned=true',
  "' onmouseover=pwned=true '",
  '" autofocus onfocus=pwned=true "',
  '{{constructor.constructor("pwned=true")()}}',
  '#{pwned=true}',
  '$t(pwned) {{pwned}}',
  '</title><script>pwned=true</script>',
  '</style><script>pwned=true</script>',
  '<template><script>pwned=true</script></template>',
];
/** Signs that turn the direction are taken out of what is typed; letters that run the other way stay. */
const bidi = 'Kim \u202Egnp.elif\u202C \u2067קים\u2069';
const kept = 'Kim gnp.elif קים';

/** Opens a page of the outlet and waits for an order there. */
async function watch(page: Page, path: string, text: string): Promise<void> {
  await walkTo(page, path);
  if (path.startsWith('/history')) await page.getByLabel('Period').selectOption('Today');
  await page.getByText(text, { exact: true }).first().waitFor();
}

const ran = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'pwned') !== undefined);

describe('hostile texts', () => {
  test('in every free field of an order run nowhere', async ({ newPage }) => {
    const page = await newPage();
    await enter(page);
    const vendor = vendorOf(page);
    const placed = await Promise.all(
      payloads.map(async (text) => {
        const texts = { name: text, address: text, notes: text, description: text };
        const id = await placeOrder(vendor, { ...texts, pickupCode: text.slice(0, 30) });
        return { id, text };
      }),
    );
    for (const { id, text } of placed) {
      const path = `/order-tracking/${vendor}?order_id=${id}`;
      await walkTo(page, path);
      const order = page.getByRole('article', { name: `Order ${id}` });
      await order.getByText(text, { exact: true }).first().waitFor();
    }
    expect(await ran(page)).toBe(false);
    await watch(page, `/history/${vendor}`, payloads[0] ?? '');
    expect(await ran(page)).toBe(false);
    expect(await page.locator('main :is(script, iframe, video, math, body)').count()).toBe(0);
  });

  test('that turn the direction of reading stay within their own bounds', async ({ newPage }) => {
    const page = await newPage({ deployment: 'sg' });
    await enter(page);
    const vendor = vendorOf(page);
    const id = await placeOrder(vendor, { name: bidi, address: bidi, notes: bidi });
    for (const path of [`/order-tracking/${vendor}?order_id=${id}`, `/history/${vendor}`]) {
      await watch(page, path, kept);
      const loose = await page
        .getByText(kept, { exact: true })
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.closest('bdi, [dir=auto]') === null)
            .map(({ outerHTML }) => outerHTML),
        );
      expect(loose).toEqual([]);
    }
  });
});
