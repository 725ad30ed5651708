import { createHash } from 'node:crypto';
import type { AssignedRider, Market } from '#schemas';
import { pick, randomFrom } from './random.ts';

type Names = readonly [string, ...string[]];

/** Riders' names by language; given name first. */
const english: readonly [Names, Names] = [
  [
    'Arjun',
    'Daniel',
    'Faizal',
    'Grace',
    'Hui Min',
    'Kavitha',
    'Marcus',
    'Nurul',
    'Siti',
    'Wei Jie',
  ],
  ['Abdullah', 'Chua', 'Fernandez', 'Goh', 'Krishnan', 'Lim', 'Nair', 'Rahman', 'Tan', 'Wong'],
];
const byLanguage: Readonly<Record<string, readonly [Names, Names]>> = {
  en: english,
  lo: [
    ['Anousone', 'Bounmy', 'Chanthala', 'Khamla', 'Noy', 'Phonesavanh', 'Somchai', 'Vilayphone'],
    ['Chanthavong', 'Inthavong', 'Keomany', 'Phommachanh', 'Sayavong', 'Sisouphanh', 'Vongsa'],
  ],
  ar: [
    ['Abdullah', 'Ahmad', 'Bader', 'Fahad', 'Khaled', 'Mariam', 'Omar', 'Salem', 'Yousef'],
    ['Al-Ajmi', 'Al-Enezi', 'Al-Mutairi', 'Al-Rashidi', 'Al-Shammari', 'Hassan', 'Ibrahim'],
  ],
};

/**
 * The simulated rider of an order. The id is for this delivery only, so that it gives no access to others. Phone numbers begin with
 * 000, so that nobody real has them.
 */
export function riderFor(seed: string, market: Market): AssignedRider {
  const random = randomFrom(`rider ${seed}`);
  const local = market.languages.find((language) => language !== 'en' && byLanguage[language]);
  const [given, family] = byLanguage[local ?? 'en'] ?? english;
  const numberOf = () =>
    `${market.phonePrefix}000${String(Math.floor(random() * 100_000)).padStart(5, '0')}`;
  const phone_number = numberOf();
  return {
    id: `r-${createHash('sha256').update(seed).digest('hex').slice(0, 20)}`,
    name: `${pick(random, given)} ${pick(random, family)}`,
    phone_number,
    relay_number: numberOf(),
  };
}
