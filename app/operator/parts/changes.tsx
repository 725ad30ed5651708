import { textIf } from '../text.ts';
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
          <span className={css.changed}>{textIf(`fact.${name}`) ?? name}</span>{' '}
          {before && name in before && (
            <Value value={before[name]} gone={after !== null && name in after} />
          )}
          {after && name in after && <Value value={after[name]} />}
        </li>
      ))}
    </ul>
  );
}

function Value({ value, gone = false }: { value: unknown; gone?: boolean }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return gone ? <del className={css.gone}>{text}</del> : <span className={css.value}>{text} </span>;
}
