import { expect, test } from 'vitest';
import { screens } from '../../../app/gallery/screen-list.ts';
import { OrderShare } from '../../../app/screens/order/order-share.tsx';
import { placeId } from '../../../app/screens/request/use-kept-focus.ts';
import { CancelButton } from '../../../app/screens/tracking/cancel-button.tsx';
import { AccountPanel } from '../../../app/shell/account-panel.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { htmlOf, screenWorld } from '../../support/screen.tsx';

const order = anOrder({ status: 'WAITING_FOR_TRANSPORT' });

test.each([
  ['cancelling', <CancelButton key="cancel" order={order} onPress={() => undefined} />],
  ['sharing', <OrderShare key="share" order={order} />],
])('the gallery finds the button of %s by the dialog that it opens', (_, button) => {
  expect(htmlOf(button, screenWorld(NOW))).toMatch(/^<button[^>]* aria-haspopup="dialog"/);
});

test('the button that calls a rider is the one that leads to the card and to the question before leaving', () => {
  for (const id of ['card-form', 'leaving-dialog']) {
    const deeds = screens.find((screen) => screen.id === id)?.does ?? [];
    expect(deeds.some(({ at }) => at.startsWith(`#${placeId}:`))).toBe(true);
  }
});

test('who leaves here is the first of the last two lines behind the account button', () => {
  const html = htmlOf(<AccountPanel />, screenWorld(NOW));
  const [, last = ''] = /<div[^>]*>((?:(?!<div).)*)<\/div><\/div><\/div>$/s.exec(html) ?? [];
  expect(last.match(/<button/g)).toHaveLength(2);
  expect(last).toMatch(/^<button.*Sign out<.*Sign out on all devices</s);
});
