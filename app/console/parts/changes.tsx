import { factName, factText } from './fact-text.ts';
import * as css from './parts.css.ts';

type Facts = Readonly<Record<string, unknown>> | null;

/** What was changed, fact by fact: what it was, and what it is. */
export function Changes({ before, after }: { before: Facts; after: Facts }) {
  const all = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const names = [...all].filter((name) => !isSame(name, before, after));
  if (names.length === 0) return null;
  return (
    <ul className={css.changes}>
      {names.map((name) => (
        <li key={name}>
          <span className={css.changed}>{factName(name)}</span>{' '}
          <Change {...{ name, before, after }} />
        </li>
      ))}
    </ul>
  );
}

/** What stayed as it was is no change. */
function isSame(name: string, before: Facts, after: Facts): boolean {
  if (before === null || after === null) return false;
  return JSON.stringify(before[name]) === JSON.stringify(after[name]);
}

function Change({ name, before, after }: { name: string; before: Facts; after: Facts }) {
  const was = before !== null && name in before ? factText(name, before[name]) : null;
  const is = after !== null && name in after ? factText(name, after[name]) : null;
  return (
    <>
      {was !== null && is !== null && <del className={css.gone}>{was}</del>}
      {was !== null && is !== null && ' → '}
      <span className={css.value}>{is ?? was}</span>
    </>
  );
}
