import { describe, expect, test } from 'vitest';
import { cardProviders, type OrderCreation, type PaymentIntent } from '#schemas';
import {
  type CardChoice,
  cardError,
  confirmationOf,
  firstChoice,
  type PaymentContext,
  paymentContextOf,
} from '../../../../core/flows/payment/context.ts';

const begun = paymentContextOf({
  paying: {
    ...{ vendorId: 'v-1', key: 'key-1', language: 'en' },
    order: { vat_number: '12345678' } as OrderCreation,
  },
  intentId: null,
});
const kept = { id: 'card-1', brand: 'Visa', last_four: '1111', expires: '12/39' };

/** A payment by this provider whose card is chosen. */
function paidBy(
  name: (typeof cardProviders)[number],
  card: Partial<CardChoice>,
  may_save = true,
): PaymentContext {
  const fields_url = 'http://pay.example/fields/x';
  const intent: PaymentIntent = {
    ...{ intent_id: 'pi-1', state: 'open', amount: 6, currency: 'SGD', expires_at: 9 },
    payment_methods: [{ name, fields_url, may_save, paymentInstruments: [kept] }],
  };
  const wallet = { wallet_id: 'w', access_token: 'a' };
  return { ...begun, wallet, intent, card: { ...begun.card, ...card } };
}

describe('a card is complete', () => {
  const errorOf = (card: Partial<CardChoice>) =>
    cardError({ ...begun, card: { ...begun.card, ...card } })?.where ?? null;

  test('not before one was chosen', () => {
    expect(begun.card.newOrExistingCard).toBe('NOT_SET');
    expect(errorOf({})).toBe('card');
    expect(errorOf({ nameOnCard: 'Mei', selectedCreditCard: 'card-1' })).toBe('card');
  });

  test('when it is new, with a name; a name of blanks is none', () => {
    expect(errorOf({ newOrExistingCard: 'NEW' })).toBe('nameOnCard');
    expect(errorOf({ newOrExistingCard: 'NEW', nameOnCard: ' ' })).toBe('nameOnCard');
    expect(errorOf({ newOrExistingCard: 'NEW', nameOnCard: 'Mei' })).toBeNull();
  });

  test('when it is kept, once one is selected, without a name', () => {
    expect(errorOf({ newOrExistingCard: 'EXISTING' })).toBe('card');
    expect(errorOf({ newOrExistingCard: 'EXISTING', selectedCreditCard: 'card-1' })).toBeNull();
  });
});

test('a kept card is offered first, and a new one where there is none or the person has chosen it', () => {
  const { intent } = paidBy('generic_creditcard', {});
  if (intent === null) throw new Error('there is no intent');
  const none = { ...intent, payment_methods: [] };
  const choice = (card: CardChoice, of = intent) => firstChoice(card, of).newOrExistingCard;
  expect(firstChoice(begun.card, intent).selectedCreditCard).toBe('card-1');
  expect(choice(begun.card)).toBe('EXISTING');
  expect(choice(begun.card, none)).toBe('NEW');
  expect(choice({ ...begun.card, newOrExistingCard: 'NEW' })).toBe('NEW');
});

test('where the provider’s own page asks for the card, nothing of one is asked for or sent here', () => {
  const chosen = { newOrExistingCard: 'NEW', saveCreditCard: true } as const;
  const paying = paidBy('generic_creditcard', chosen);
  const elsewhere = {
    ...paying,
    intent: paying.intent && {
      ...paying.intent,
      payment_methods: paying.intent.payment_methods.map((each) => ({ ...each, fields_url: null })),
    },
  };
  expect(cardError(elsewhere)).toBeNull();
  expect(confirmationOf(elsewhere)).toMatchObject({ payment_instrument_id: 'NEW' });
  expect(confirmationOf(elsewhere)).not.toHaveProperty('card');
});

describe.each(cardProviders)('%s is confirmed', (name) => {
  const said = {
    order: { vendor_id: 'v-1', vat_number: '12345678' },
    ...{ bearer_token: 'a', purchase_intent_id: 'pi-1', payment_method: name },
  };

  test('by the id of a kept card and nothing of it', () => {
    const chosen = { newOrExistingCard: 'EXISTING', selectedCreditCard: 'card-1' } as const;
    expect(confirmationOf(paidBy(name, chosen))).toEqual({
      ...said,
      payment_instrument_id: 'card-1',
    });
  });

  test.each([
    [true, true],
    [false, false],
  ])('by the token of a new one, kept only where that may be: %s', (may_save, save) => {
    const chosen = { newOrExistingCard: 'NEW', token: 'tok', saveCreditCard: true } as const;
    expect(confirmationOf(paidBy(name, chosen, may_save))).toEqual({
      ...said,
      ...{ payment_instrument_id: 'NEW', card: { token: 'tok', save } },
    });
  });
});
