import { type ReactNode, useEffect, useRef } from 'react';
import * as css from './bulk.css.ts';

/**
 * The heading of a step is that of the page. It takes the focus when the step begins, so that a screen reader reads on from
 * there; the file that the step is about stands under it.
 */
export function StepTitle({ file, children }: { file?: string | undefined; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div>
      <h1 ref={ref} tabIndex={-1} className={css.stepTitle}>
        {children}
      </h1>
      {file && (
        <p className={css.file}>
          <bdi>{file}</bdi>
        </p>
      )}
    </div>
  );
}
