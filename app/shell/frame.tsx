import type { VendorPage } from '#routes';
import { PageShape } from './page-shape.tsx';
import * as css from './shell.css.ts';
import { TopBar } from './top-bar.tsx';

/**
 * A page of a vendor before any of its code is there, which the server draws: the bar as it begins, and the page's shape. It is
 * seen and can neither be pressed nor heard; the app puts the page itself in its place.
 */
export function Frame({ page }: { page: VendorPage }) {
  return (
    <div className={css.frame} inert aria-hidden data-frame>
      <TopBar />
      <main className={css.main}>
        <PageShape page={page} />
      </main>
    </div>
  );
}
