import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { pageViewed } from '#core';
import { routePattern } from '#routes';

/** Tells each change of the route, as its pattern: no address leaves the page, since addresses name orders and vendors. */
export function usePageViews(): void {
  const [path] = useLocation();
  const view = useUnit(pageViewed);
  useEffect(() => {
    view(routePattern(path));
  }, [path, view]);
}
