import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareText } from '#adapters';
import { linksAsked } from '#core';
import { ShareDialog } from '../../../app/screens/order/share-dialog.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { htmlOf, screenWorld, wordsIn } from '../../support/screen.tsx';

const share = vi.fn(async () => undefined);
beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.stubGlobal('navigator', { share });
});
afterEach(() => {
  vi.unstubAllGlobals();
  share.mockReset();
});

const order = anOrder({ outlet_name: 'مطبخ الديوان 🍜' });
/** Its name keeps its own direction in the sentence. */
const said = `Follow your delivery from \u2068${order.outlet_name}\u2069:\nhttps://shop.example/tracking/t0ken`;

/** What the dialog shows once the links of the order are known. */
async function shown(of = order): Promise<string> {
  const scope = screenWorld(NOW, () => ({ tracking: '/tracking/t0ken', receipt: null }));
  await allSettled(linksAsked, { scope, params: { order_id: of.order_id } });
  return htmlOf(<ShareDialog order={of} open onClose={() => undefined} />, scope);
}

const linksIn = (html: string) =>
  [...html.matchAll(/href="((?:https:\/\/wa\.me|sms:)[^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  );

test('the recipient’s link goes to their number, in the name of the outlet', async () => {
  const [whatsApp, sms] = linksIn(await shown());
  expect([whatsApp?.pathname, sms?.pathname]).toEqual(['/6581234567', '+6581234567']);
  expect([whatsApp?.searchParams.get('text'), sms?.searchParams.get('body')]).toEqual([said, said]);
});

test('without a number there is no text message, and without a share sheet no other way', async () => {
  const { customer } = order;
  expect(wordsIn(await shown())).toContain('Other apps…');
  vi.stubGlobal('navigator', {});
  const html = await shown({ ...order, customer: { ...customer, phone_number: '' } });
  expect(linksIn(html).map(({ protocol }) => protocol)).toEqual(['https:']);
  expect(wordsIn(html)).not.toContain('Other apps…');
});

test('the share sheet is given what it is asked to share, and closing it is no fault', async () => {
  const what = { title: 'Noodle House', text: 'Follow', url: 'https://shop.example/tracking/t' };
  share.mockRejectedValueOnce(new Error('closed'));
  shareText(what);
  expect(share).toHaveBeenCalledWith(what);
});
