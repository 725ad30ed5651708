import { t, textIf } from '../text.ts';
import { momentText } from './moment.tsx';
import { statusText } from './status.tsx';

/** How many of a list are named. */
const mostTold = 20;

/** One fact of a change in words: what it is called, and what it is. */
export function factName(name: string): string {
  return textIf(`fact.${name}`) ?? textIf(`field.${name}`) ?? name.replaceAll('_', ' ');
}

/** The value of a fact as people read it; a record is its own facts, one after the other. */
export function factText(name: string, value: unknown): string {
  if (value === null || value === undefined) return t('fact.nothing');
  if (typeof value === 'boolean') return t(value ? 'fact.yes' : 'fact.no');
  if (typeof value === 'number') return isMoment(name, value) ? momentText(value) : String(value);
  if (typeof value === 'string') return wordOf(name, value);
  if (Array.isArray(value)) return listText(value.map((each) => factText(name, each)));
  return Object.entries(value)
    .filter(([, told]) => told !== null)
    .map(([inner, told]) => `${factName(inner)}: ${factText(inner, told)}`)
    .join(', ');
}

/** A file may bring hundreds: so many are counted, and the command line has them all. */
function listText(told: readonly string[]): string {
  const first = told.slice(0, mostTold).join(', ');
  const count = told.length - mostTold;
  return count > 0 ? t('fact.more', { first, count }) : first;
}

/** Values of a closed list have words of their own. */
function wordOf(name: string, value: string): string {
  if (name === 'status') return statusText(value);
  return textIf(`${name}.${value}`) ?? value;
}

function isMoment(name: string, value: number): boolean {
  return value > 1e9 && /(?:_at|^at|^from|^until|^valid_\w+)$/.test(name);
}
