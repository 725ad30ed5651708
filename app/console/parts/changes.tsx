import { factName, factText } from './fact-text.ts';
import * as css from './parts.css.ts';

type Facts = Readonly<Record<string, unknown>> | null;

/** What was changed, fact by fact: what it was, and what it is. */
export function Changes({ before, after }: { before: Facts; after: Facts }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
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
