import { allSettled } from 'effector';
import type { ReactNode } from 'react';
import { proofOpened } from '#core';
import { ProofDialog } from '../../../app/screens/order/proof-dialog.tsx';
import { ClosedWords } from '../../../app/screens/request/closed-words.tsx';
import { DestinationStep } from '../../../app/screens/request/destination-step.tsx';
import { RequestHead } from '../../../app/screens/request/request-head.tsx';
import { refused as refusedCall } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';
import { screenWorld, withFlags, wordsOn } from '../../support/screen.tsx';
import {
  atPayment,
  draftAt,
  flowInHand,
  quoteOf,
  refused,
  submitted,
  tester,
} from '../flows/support.ts';
import type { Said } from './catalogue.ts';

/** Half past eleven in the evening, in Singapore. */
const evening = Date.parse('2027-01-11T23:30:00+08:00') / 1000;

function wordsOf(screen: ReactNode, scope = screenWorld(evening)): Said {
  return { screen: wordsOn(screen, scope) };
}

/** Messages that stand on a screen as long as it is so. */
export const screenMessages = {
  'request.error.undeliverable-address.hint': async () => {
    const flow = await atPayment();
    flow.actor.send(submitted);
    await flow.fail('submitOrder', refused('OutsideDeliveryArea'));
    return wordsOf(<DestinationStep snapshot={flow.actor.getSnapshot()} />);
  },
  'request.closed.hours': async () =>
    wordsOf(<ClosedWords closed={{ why: 'hours', hours: '0900:2200' }} />),
  'request.store-unavailable': async () =>
    wordsOf(<ClosedWords closed={{ why: 'store', availableAt: undefined }} />),
  'request.test-vendor.warning': async () => {
    const flow = flowInHand(draftAt('details'), tester);
    await flow.answer('fetchServiceHours', '0000:0000');
    await flow.fail('validateArea', refused('lost'));
    await flow.answer('quoteFee', quoteOf(5));
    return wordsOf(<RequestHead snapshot={flow.actor.getSnapshot()} />);
  },
  'error.download.proof': async () => {
    const scope = screenWorld(evening, () => Promise.reject(refusedCall(404, 'Broken')));
    await withFlags(scope, 'proof-of-pickup-web');
    await allSettled(proofOpened, { scope, params: { order_id: 'v1-1', kind: 'pickup' } });
    return wordsOf(<ProofDialog orderId={anOrder().order_id} />, scope);
  },
} satisfies Readonly<Record<string, () => Promise<Said>>>;
