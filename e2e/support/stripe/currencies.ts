/** As docs.stripe.com/currencies has them. */
const withoutDigits = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
const withThree = ['BHD', 'JOD', 'KWD', 'OMR', 'TND'];
const nearlyWithout = ['ISK', 'UGX'];

/** How Stripe writes one whole of a currency. */
export function wholeOf(currency: string): number {
  if (withoutDigits.includes(currency)) return 1;
  return withThree.includes(currency) ? 1000 : 100;
}

/** The code with which Stripe refuses an amount; undefined for one that it takes. */
export function refusedAmount(amount: number, currency: string): string | undefined {
  if (!Number.isSafeInteger(amount) || amount < 0) return 'parameter_invalid_integer';
  if (amount > 99_999_999) return 'amount_too_large';
  if (withThree.includes(currency) && amount % 10 !== 0) return 'invalid_charge_amount';
  if (nearlyWithout.includes(currency) && amount % 100 !== 0)
    return 'invalid_charge_amount_no_decimal_compatible';
  return amount < wholeOf(currency) / 2 ? 'amount_too_small' : undefined;
}
