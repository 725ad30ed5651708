import type { VendorPlace } from '#routes';
import { PageShape } from './page-shape.tsx';
import { PublicPages } from './public-pages.tsx';
import * as css from './shell.css.ts';
import { TopBar } from './top-bar.tsx';

/**
 * The server-rendered frame of a vendor's page: the initial bar, and the page's shape. It is inert and hidden from screen
 * readers; the app replaces it with the page itself.
 */
export function Frame({ page }: { page: VendorPlace['page'] }) {
  return (
    <div className={css.frame} inert aria-hidden data-frame>
      <TopBar />
      <main className={css.main}>
        <PageShape page={page} />
      </main>
    </div>
  );
}

/** The same of what an order's link leads to, as it is before the order is known. */
export function LinkFrame() {
  return (
    <div className={css.frame} inert aria-hidden data-frame>
      <main className={css.main}>
        <PublicPages />
      </main>
    </div>
  );
}
