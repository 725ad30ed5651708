import * as z from 'zod/mini';
import { isLonger, mostUnits } from './length.ts';

/** Seconds since the Unix epoch; fractions are allowed, so that two changes in one second keep their order. */
export const UnixTime = z.number().check(z.nonnegative(), z.lte(32_503_680_000));
export type UnixTime = z.infer<typeof UnixTime>;

/** Money as a number of the market's currency, as in the specification. Never compute with it: `core/rules/money.ts` converts it. */
export const Amount = z.number();

/** An amount in a request: not negative, and small enough that a float is exact to a thousandth. */
export const AskedAmount = z.number().check(z.nonnegative(), z.lte(1_000_000_000_000));

/** WGS 84 degrees. */
export const Position = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});
export type Position = z.infer<typeof Position>;

/** An identifier as it stands in a path or a body: short, printable, without blanks. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.:-]+$/));
export type Id = z.infer<typeof Id>;

/**
 * A text in an answer, bounded so that it cannot flood a screen. It accepts every text that `typedText(max)` accepts, so that
 * no answer is refused for what a request was allowed.
 */
export const text = (max: number) => z.string().check(z.maxLength(mostUnits(max)));

/** A text in a request, of at most `max` characters. */
export const typedText = (max: number) => z.string().check(shortEnough(max));

/** A trimmed text in a request that must not be empty. */
export const requiredText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), shortEnough(max));

/** A check of the length, which documents show as `maxLength`. */
function shortEnough(max: number) {
  const check = z.check<string>((typed) => {
    if (!isLonger(typed.value, max)) return;
    typed.issues.push({
      ...{ code: 'too_big', origin: 'string', maximum: max, inclusive: true },
      input: typed.value,
    });
  });
  check._zod.onattach.push(({ _zod }) => {
    _zod.bag.maximum = max;
  });
  return check;
}

/** The form of an email address, in requests and answers; only a mail shows whether it exists. */
export const EmailAddress = z
  .string()
  .check(z.trim(), z.maxLength(320, { abort: true }), z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/));

/** ISO 3166-1 alpha-2. */
export const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
export type CountryCode = z.infer<typeof CountryCode>;

/** ISO 4217 alpha-3. */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));
export type CurrencyCode = z.infer<typeof CurrencyCode>;

/** Where deployments run (specification 1, section 7). */
export const cloudRegions = [
  'ap-southeast-1',
  'eu-west-2',
  'ap-northeast-1',
  'eu-north-1',
  'ap-south-1',
  'eu-central-1',
] as const;
