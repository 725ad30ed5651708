import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import * as css from './layout.css.ts';

interface FlexProps extends ComponentProps<'div'> {
  /** A step of the spacing scale. */
  gap?: keyof typeof css.gap;
  align?: keyof typeof css.align;
  justify?: keyof typeof css.justify;
}

/** Children under each other. */
export function Stack({ gap = 4, align, justify, className, ...rest }: FlexProps) {
  return <div {...rest} className={cx(css.stack, flex(gap, align, justify), className)} />;
}

interface RowProps extends FlexProps {
  wrap?: boolean;
  /** Under each other on a phone. */
  stackOnPhone?: boolean;
  /** The children share the width. */
  shared?: boolean;
}

/** Children beside each other, in reading direction. */
export function Row({
  gap = 2,
  align = 'center',
  justify,
  wrap = false,
  stackOnPhone = false,
  shared = false,
  className,
  ...rest
}: RowProps) {
  const classes = cx(
    css.row,
    flex(gap, align, justify),
    wrap && css.wrap,
    stackOnPhone && css.stackOnPhone,
    shared && css.shared,
    className,
  );
  return <div {...rest} className={classes} />;
}

function flex(
  gap: keyof typeof css.gap,
  align: keyof typeof css.align | undefined,
  justify: keyof typeof css.justify | undefined,
): string {
  return cx(css.gap[gap], align && css.align[align], justify && css.justify[justify]);
}
