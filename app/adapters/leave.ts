/** Goes to the payment provider's page, and to no other: the address came with an answer. */
export function createLeave(paymentOrigin: string | undefined, go: (url: string) => void) {
  return ({ url }: { url: string }): void => {
    if (!URL.canParse(url) || new URL(url).origin !== paymentOrigin) {
      throw new Error('this address is not the payment provider');
    }
    go(url);
  };
}
