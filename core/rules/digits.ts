/** Digits and a leading plus; Arabic-Indic and other digits become the ones that a telephone has. */
export function phoneCharacters(typed: string): string {
  const digits = westernDigits(typed).replace(/[^\d+]/g, '');
  return digits.slice(0, 1) + digits.slice(1).replaceAll('+', '');
}

/** The same number in the digits 0 to 9, whatever script it was typed in. */
export function westernDigits(typed: string): string {
  return typed.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Unicode keeps the ten digits of every script together and in order; some scripts stand right after each other. */
function digitValue(digit: string): number {
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
