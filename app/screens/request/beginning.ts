import { useComposition } from '#composition';
import type { Composition } from '#core';
import { useConfig } from '#i18n';
import type { Market, RequestFields } from '#schemas';

/** What a request begins with: the values of an untouched form, and the ways of paying. Whether it may be paid online is known only later. */
export function useBeginning() {
  const composition = useComposition();
  const { defaultPaymentMethod } = useConfig().deployment;
  return {
    initialFields: initialFields(composition, defaultPaymentMethod),
    methods: composition.paymentMethods,
  };
}

/** The bare fields, then what the features add. */
function initialFields(composition: Composition, usualMethod: string): RequestFields {
  return {
    destinationUnitNumber: '',
    destinationBuilding: '',
    destinationName: '',
    destinationPhoneNumber: '',
    riderNotes: '',
    orderDescription: '',
    orderAmount: '',
    paymentMethod: firstMethod(composition, usualMethod),
    ...Object.fromEntries(composition.fields.map(({ key, initial }) => [key, initial])),
  };
}

type Offer = {
  readonly paymentMethods: readonly string[];
  readonly context: { readonly market: Pick<Market, 'onlinePayment'> };
};

/** The way of paying that a form begins with: the usual one where it is offered, else the only one; empty where there is a choice. */
export function firstMethod({ paymentMethods: ways, context }: Offer, usual: string): string {
  const isChoice = ways.length > 1 || context.market.onlinePayment;
  return ways.find((way) => way === usual || !isChoice) ?? '';
}
