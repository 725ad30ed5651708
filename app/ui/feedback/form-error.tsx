import { useEffect, useRef } from 'react';
import * as css from './notice.css.ts';
import { Notice, type Tone } from './notice.tsx';

interface FormErrorProps {
  text: string | null | undefined;
  /** A calmer tone where nothing is wrong, such as when a person changed their mind. */
  tone?: Tone;
}

/**
 * Why pressing the button did nothing; null when there is no error. It is announced and scrolled into view, since on a phone the
 * button floats over the page, far from the form's end.
 */
export function FormError({ text, tone = 'critical' }: FormErrorProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!text) return;
    const show = () => ref.current?.scrollIntoView({ block: 'nearest' });
    // An error may lead one step back; the browser then restores the scroll position of that step.
    const showAfterwards = () => requestAnimationFrame(show);
    show();
    addEventListener('popstate', showAfterwards, { once: true });
    return () => removeEventListener('popstate', showAfterwards);
  }, [text]);
  return (
    <div ref={ref} aria-live="assertive" className={css.formError}>
      {text && <Notice tone={tone}>{text}</Notice>}
    </div>
  );
}
