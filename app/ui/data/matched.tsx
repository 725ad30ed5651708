import { Fragment } from 'react';
import * as css from './matched.css.ts';
import { matchedParts } from './matched-parts.ts';

/** What people wrote, with the letters underlined that somebody looks for. */
export function Matched({ text, query }: { text: string; query: string }) {
  let at = 0;
  return matchedParts(text, query).map(({ part, isMatch }) => {
    const key = at;
    at += part.length;
    if (!isMatch) return <Fragment key={key}>{part}</Fragment>;
    return (
      <mark key={key} className={css.matched}>
        {part}
      </mark>
    );
  });
}
