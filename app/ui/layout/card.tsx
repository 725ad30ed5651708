import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import * as css from './layout.css.ts';

interface CardProps extends ComponentProps<'div'> {
  /** `none` when the content brings its own edges: a table, a list, a map. */
  padding?: keyof typeof css.cardPadding;
}

/** A surface that lifts its content off the canvas. */
export function Card({ padding = 'normal', className, ...rest }: CardProps) {
  return <div {...rest} className={cx(css.card, css.cardPadding[padding], className)} />;
}

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** Heading level; its size follows. */
  level?: 1 | 2 | 3;
  description?: ReactNode;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
}

/** A titled part of a page, named for assistive technology by its heading. */
export function Section({
  title,
  level = 2,
  description,
  actions,
  className,
  children,
  ...rest
}: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section {...rest} aria-labelledby={id} className={cx(css.section, className)}>
      <div className={css.sectionHead}>
        <div className={css.sectionTitles}>
          <Heading id={id} className={css.title[level]}>
            {title}
          </Heading>
          {description && <p className={css.description}>{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
