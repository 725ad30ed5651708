import { Link as RouteLink } from 'wouter';
import { Icon, Link } from '#ui';
import * as css from './parts.css.ts';

/** The way to the list that a page is of. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <div>
      <RouteLink href={href} asChild>
        <Link plain className={css.back}>
          <Icon name="back" />
          {children}
        </Link>
      </RouteLink>
    </div>
  );
}
