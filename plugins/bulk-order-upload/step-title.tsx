import { type ReactNode, useEffect, useRef } from 'react';
import * as css from './bulk.css.ts';

/**
 * The page's heading during a step, with the file's name below. It takes the focus when the step begins, and when the button that
 * held it goes, so that a screen reader goes on from there.
 */
export function StepTitle({ file, children }: { file?: string | undefined; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
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
