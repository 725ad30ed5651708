import { originOf } from '../network/origin.ts';

/** Goes to the payment provider's page. Other origins are refused, since the address came in an answer. */
export function createLeave(paymentOrigin: string | undefined, go: (url: string) => void) {
  return ({ url }: { url: string }): void => {
    const origin = originOf(url);
    if (origin === null || origin !== paymentOrigin) {
      throw new Error('this address is not the payment provider');
    }
    go(url);
  };
}
