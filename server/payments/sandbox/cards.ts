/** The behaviour of a test card. */
export type Behaviour =
  | 'success'
  | 'declined'
  | 'expired_card'
  | 'insufficient_funds'
  | 'challenge';

/** The accepted test numbers; all others are refused, so that nobody enters a real card. */
const testCards: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': 'success',
  '4111111111111111': 'success',
  '5555555555554444': 'success',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000003220': 'challenge',
};

/** The schemes that are accepted, and how the numbers of their cards begin. */
export const schemes = { Visa: '^4', Mastercard: '^(5[1-5]|2[2-7])' } as const;

export type CardInput = { number: string; expiry: string; code: string };
type CardField = keyof CardInput;
export type Problems = Partial<Record<CardField, 'missing' | 'invalid' | 'unknown-card' | 'past'>>;
export type KnownCard = { behaviour: Behaviour; brand: string; lastFour: string; expires: string };

/** Reads a typed card; `now` in Unix seconds. */
export function readCard(
  { number, expiry, code }: CardInput,
  now: number,
): { ok: true; card: KnownCard } | { ok: false; problems: Problems } {
  const digits = number.replace(/\D/g, '');
  const behaviour = testCards[digits];
  const [, month = '', year = ''] = /^(\d\d)\s*\/?\s*(\d\d)$/.exec(expiry.trim()) ?? [];
  const problems: Problems = {
    ...(digits === '' && { number: 'missing' }),
    ...(digits !== '' && !behaviour && { number: digits.length < 13 ? 'invalid' : 'unknown-card' }),
    ...expiryProblem(Number(month), Number(year), expiry, now),
    ...(code.trim() === '' && { code: 'missing' }),
    ...(code.trim() !== '' && !/^\d{3,4}$/.test(code.trim()) && { code: 'invalid' }),
  };
  if (Object.keys(problems).length > 0 || !behaviour) return { ok: false, problems };
  const [brand = 'Card'] = schemeOf(digits);
  const lastFour = digits.slice(-4);
  return { ok: true, card: { behaviour, brand, lastFour, expires: `${month}/${year}` } };
}

function schemeOf(digits: string): readonly string[] {
  return Object.entries(schemes).find(([, starts]) => new RegExp(starts).test(digits)) ?? [];
}

function expiryProblem(month: number, year: number, typed: string, now: number): Problems {
  if (typed.trim() === '') return { expiry: 'missing' };
  if (!(month >= 1 && month <= 12)) return { expiry: 'invalid' };
  const end = Date.UTC(2000 + year, month, 1) / 1000;
  return end <= now ? { expiry: 'past' } : {};
}
