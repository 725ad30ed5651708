import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';

interface NotLoadedProps {
  /** What could not be loaded. */
  children: ReactNode;
  retryLabel: string;
  /** True while it is being loaded again. */
  busy?: boolean;
  onRetry: () => void;
}

/**
 * Shown instead of something that could not be loaded, with a button to retry. When it disappears after success, a focus inside
 * moves to its container.
 */
export function NotLoaded({ children, retryLabel, busy = false, onRetry }: NotLoadedProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      current.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    };
  }, []);
  const retry = (
    <Button busy={busy} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <div ref={box}>
      <Notice tone="critical" action={retry}>
        {children}
      </Notice>
    </div>
  );
}
