import { useComposition } from '#composition';
import type { Composition } from '#core';
import { useConfig } from '#i18n';
import type { RequestFields } from '#schemas';

/** The values of an untouched form: the bare fields, then what the features add. */
export function useInitialFields(): RequestFields {
  const { defaultPaymentMethod } = useConfig().deployment;
  return initialFields(useComposition(), defaultPaymentMethod);
}

/** The ways of paying that a request may begin with. Whether it may be paid online is known only later. */
export function useMethods(): readonly string[] {
  return useComposition().paymentMethods;
}

function initialFields(composition: Composition, paymentMethod: string): RequestFields {
  const bare = {
    destinationUnitNumber: '',
    destinationBuilding: '',
    destinationName: '',
    destinationPhoneNumber: '',
    riderNotes: '',
    orderDescription: '',
    orderAmount: '',
    paymentMethod: composition.paymentMethods.some((method) => method === paymentMethod)
      ? paymentMethod
      : '',
  };
  return {
    ...bare,
    ...Object.fromEntries(composition.fields.map(({ key, initial }) => [key, initial])),
  };
}
