import { expect, test } from 'vitest';
import { OrderShare } from '../../../app/screens/order/order-share.tsx';
import { CancelButton } from '../../../app/screens/tracking/cancel-button.tsx';
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
