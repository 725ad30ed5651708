import { cx } from '../cx.ts';
import * as css from './figure.css.ts';

interface FigureProps {
  text: string;
  /** What it is the largest thing of. */
  of: keyof typeof css.size;
}

/** A time or a count that is looked for first: numbers large, the words around them smaller, in any language. */
export function Figure({ text, of }: FigureProps) {
  return (
    <bdi className={cx(css.figure, css.size[of])}>
      {text.split(/([\p{Nd}:.]*\p{Nd})/u).map((part, nth) =>
        nth % 2 === 1 ? (
          part
        ) : (
          <span key={part} className={css.unit}>
            {part}
          </span>
        ),
      )}
    </bdi>
  );
}
