import { readFileSync } from 'node:fs';
import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import metadata from 'libphonenumber-js/min/metadata';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { $config, $now, appended, proofOpened } from '#core';
import { callFx } from '#core/ports';
import { metadataOf } from '#core/rules';
import { $texts, createTranslate, languageOf } from '#i18n';
import { Deployment } from '#schemas';
import { OrderProofs } from '../../../app/screens/order/index.ts';
import { DestinationStep } from '../../../app/screens/request/destination-step.tsx';
import { StoreUnavailable } from '../../../app/screens/request/no-outlet.tsx';
import { RequestHead } from '../../../app/screens/request/request-head.tsx';
import { ServiceClosed } from '../../../app/screens/request/service-closed.tsx';
import { fact } from '../../../core/log.ts';
import { market } from '../../../markets/sg.ts';
import { textsOf } from '../../app/i18n/support.ts';
import { NOW } from '../../support/arbitraries.ts';
import { contextFor } from '../../support/composition.ts';
import { refused as refusedCall } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';
import { atPayment, draftAt, flowInHand, quoteOf, refused, tester } from '../flows/support.ts';
import type { Said } from './catalogue.ts';

const file = new URL('../../../deployments/sg.json', import.meta.url);
const deployment = Deployment.parse(JSON.parse(readFileSync(file, 'utf8')));
const phonePlan = { country: 'SG', metadata: metadataOf(metadata, 'SG') };
/** Half past eleven in the evening, in Singapore. */
const evening = Date.parse('2027-01-11T23:30:00+08:00') / 1000;

function world(answer: () => unknown = () => null): Scope {
  const { brand } = contextFor([]);
  const translate = createTranslate('en', textsOf('en'));
  return fork({
    values: [
      [$config, { deployment, market, brand, phonePlan }],
      [$texts, { language: languageOf('en'), translate, whole: true }],
      [$now, evening],
    ],
    handlers: [[callFx, async () => answer()]],
  });
}

/** The words that a screen shows. */
function wordsOf(screen: ReactNode, scope = world()): Said {
  const html = renderToStaticMarkup(<Provider value={scope}>{screen}</Provider>);
  const text = html.replace(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'");
  return { screen: text.replace(/\s+/g, ' ') };
}

/** Messages that stand on a screen as long as it is so. */
export const screenMessages = {
  'request.error.undeliverable-address.hint': async () => {
    const flow = await atPayment();
    flow.actor.send({ type: 'wentBack' });
    flow.actor.send({ type: 'destinationReopened' });
    flow.actor.send({ type: 'destinationConfirmed' });
    await flow.answer('validateArea', false);
    return wordsOf(<DestinationStep snapshot={flow.actor.getSnapshot()} />);
  },
  'request.closed.hours': async () => {
    const flow = flowInHand();
    await flow.answer('fetchServiceHours', { hours: '0900:2200', open: false });
    return wordsOf(<ServiceClosed snapshot={flow.actor.getSnapshot()} />);
  },
  'request.store-unavailable': async () => wordsOf(<StoreUnavailable />),
  'request.test-vendor.warning': async () => {
    const flow = flowInHand(draftAt('details'), tester);
    await flow.answer('fetchServiceHours', { hours: '0000:0000', open: true });
    await flow.fail('validateArea', refused('lost'));
    await flow.answer('quoteFee', quoteOf(5));
    return wordsOf(<RequestHead snapshot={flow.actor.getSnapshot()} />);
  },
  'error.download.proof': async () => {
    const scope = world(() => Promise.reject(refusedCall(404, 'Broken')));
    const flags = { 'proof-of-pickup-web': true } as never;
    const loaded = fact('flags.loaded', 'fetch', NOW, { flags, provider: 'asia' });
    await allSettled(appended, { scope, params: [loaded] });
    await allSettled(proofOpened, { scope, params: { order_id: 'v1-1', kind: 'pickup' } });
    const proofs = [{ kind: 'pickup', taken_at: 1 }] as never;
    return wordsOf(<OrderProofs order={anOrder({ proofs })} />, scope);
  },
} satisfies Readonly<Record<string, () => Promise<Said>>>;
