import { allSettled, fork, type Scope } from 'effector';
import { vi } from 'vitest';
import { $notices, compose } from '#core';
import { callFx } from '#core/ports';
import { plugins } from '#plugins';
import { suggestionsAsked } from '../../../app/screens/address/suggestions-model.ts';
import {
  $refusal,
  customerKept,
  placelessChosen,
} from '../../../plugins/activate-address-book/model.ts';
import { lookUpFx } from '../../../plugins/voucher/look-up.ts';
import { contextFor } from '../../support/composition.ts';
import { waits } from '../../support/waiting.ts';
import { quoteOf } from '../flows/support.ts';
import type { Said } from './catalogue.ts';

const entry = {
  ...{ id: 'e-1', name: 'Tan', phone_number: '+6591234567', unit: '', building: '', notes: '' },
  ...{ address: '1 Raffles Place', address_text: '1 Raffles Place', city: 'Singapore' },
  ...{ street_address: '1 Raffles Place', postal_code: '', country_code: 'SG' },
  ...{ latitude: 1.28, longitude: 103.85 },
};

/** A world in which every call is answered like this. */
function world(answer: () => unknown): Scope {
  return fork({ handlers: [[...waits], [callFx, async () => answer()]] });
}

const lost = () => Promise.reject({ tag: 'unreachable', message: '' });

function noticeIn(scope: Scope): Said {
  const [notice] = scope.getState($notices);
  return { key: notice?.key ?? '', lasts: notice?.duration ?? 0 };
}

async function keeping(answer: () => unknown): Promise<Scope> {
  const scope = world(answer);
  const params = { keeper: 'server', vendorId: 'v-1', id: null, customer: entry } as const;
  void allSettled(customerKept, { scope, params });
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  return scope;
}

/** Messages of features, and of the look-ups on screen. */
export const featureMessages = {
  'addressbook.saved': async () => noticeIn(await keeping(() => entry)),
  'addressbook.error.save': async () => {
    const refusal = (await keeping(lost)).getState($refusal);
    return { key: refusal?.what ?? '', lasts: 'stays' };
  },
  'address.error.no-coordinates': async () => {
    const scope = world(lost);
    void allSettled(placelessChosen, { scope });
    return noticeIn(scope);
  },
  'voucher.error.validation.message': async () => {
    const [adjustFx] = compose(plugins, contextFor(['voucher'])).quoteAdjusters;
    if (adjustFx === undefined) throw new Error('the voucher has no say in the fee');
    const asked = { quote: quoteOf(6), payable: 6, vendor_id: 'v-1', wantedAt: 1 };
    const params = { ...asked, fields: { voucher: 'SAVE2' } };
    const { value } = await allSettled(adjustFx, { scope: world(lost), params });
    const error = value instanceof Object && 'error' in value ? value.error : null;
    return { key: error?.what ?? '', lasts: 'stays' };
  },
  'voucher.error.get.message': async () => {
    const { value } = await allSettled(lookUpFx, { scope: world(lost), params: 'SAVE2' });
    const problem = value instanceof Object && 'problem' in value ? value.problem : '';
    return { key: String(problem), lasts: 'stays' };
  },
  'geolocator.error.autocomplete': async () => {
    vi.useFakeTimers();
    try {
      const scope = world(lost);
      const near = { latitude: 1.28, longitude: 103.85 };
      void allSettled(suggestionsAsked, { scope, params: { text: 'bay', near, language: 'en' } });
      await vi.advanceTimersByTimeAsync(500);
      return noticeIn(scope);
    } finally {
      vi.useRealTimers();
    }
  },
} satisfies Readonly<Record<string, () => Promise<Said>>>;
