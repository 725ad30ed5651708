import { westernDigits } from '#core/rules';

/** A typed PIN in western digits; null when it is none. */
export function pinOf(typed: string): string | null {
  const digits = westernDigits(typed).trim();
  return /^\d{4,6}$/.test(digits) ? digits : null;
}
