import { westernDigits } from '#core/rules';

/** What was typed as a PIN, in the digits that it is kept in; null where it is none. */
export function pinOf(typed: string): string | null {
  const digits = westernDigits(typed).trim();
  return /^\d{4,6}$/.test(digits) ? digits : null;
}
