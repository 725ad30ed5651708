import { useComposition } from '#composition';
import { useConfig } from '#i18n';
import type { Market, RequestFields } from '#schemas';

/** The initial form and payment methods of a request. Whether online payment is possible is known only later. */
export function useBeginning() {
  const composition = useComposition();
  const { defaultPaymentMethod } = useConfig().deployment;
  const { fields, paymentMethods: methods } = composition;
  const initialFields: RequestFields = {
    destinationUnitNumber: '',
    destinationBuilding: '',
    destinationName: '',
    destinationPhoneNumber: '',
    riderNotes: '',
    orderDescription: '',
    orderAmount: '',
    paymentMethod: firstMethod(composition, defaultPaymentMethod),
    ...Object.fromEntries(fields.map(({ key, initial }) => [key, initial])),
  };
  return { initialFields, methods };
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
