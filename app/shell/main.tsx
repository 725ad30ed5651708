import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Boundary } from '#composition';
import { useText, useWholeTexts } from '#i18n';
import { placeOf } from '#routes';
import { Button, Notice, Skeleton, VisuallyHidden } from '#ui';
import * as css from './shell.css.ts';

/** Where the page stands. Moves focus to a new one that did not take it itself, so that a screen reader and the keyboard begin there. */
export function Main({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const page = placeOf(path)?.page ?? path;
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [page]);
  return (
    <main id="main" ref={ref} tabIndex={-1} className={css.main}>
      <Boundary fallback={<BrokenPage />} resetKey={path}>
        {children}
      </Boundary>
    </main>
  );
}

type WithAllTextsProps = {
  children: ReactNode;
  /** What stands there until they are here. */
  shape?: ReactNode;
};

/** A page whose texts are not among the first ones. */
export function WithAllTexts({ children, shape = <PageSkeleton /> }: WithAllTextsProps) {
  return useWholeTexts() ? children : shape;
}

/** Stands where a page will be that has no shape of its own; with a heading, since a screen reader looks for one as soon as there is a page. */
export function PageSkeleton() {
  const t = useText();
  return (
    <div className={css.placeholder}>
      <h1>
        <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      </h1>
      <Skeleton label={t('app.loading')} lines={6} />
    </div>
  );
}

/** Stands where a page broke. */
export function BrokenPage() {
  const t = useText();
  const reload = <Button onClick={() => location.reload()}>{t('app.reload')}</Button>;
  return (
    <div className={css.placeholder}>
      <Notice tone="critical" title={t('app.broken.title')} action={reload}>
        {t('app.broken.body')}
      </Notice>
    </div>
  );
}
