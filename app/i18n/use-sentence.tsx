import { Fragment, type ReactNode } from 'react';
import { useText } from './use-text.ts';

/** Like `useText`, but values may be elements, such as links. */
export function useSentence(): (
  key: string,
  parts: Readonly<Record<string, ReactNode>>,
) => ReactNode {
  const t = useText();
  return (key, parts) => {
    const names = Object.keys(parts).map((name) => [name, gap + name + gap]);
    const pieces = t(key, Object.fromEntries(names)).split(gap);
    return pieces.map((piece, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their places.
      <Fragment key={at}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>
    ));
  };
}

/** A private-use character, which no text contains. */
const gap = '\u{E000}';
