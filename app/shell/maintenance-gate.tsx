import { useUnit } from 'effector-react';
import {
  createContext,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { Router, useLocation, useRouter, useSearch } from 'wouter';
import {
  type BrowserLocationHook,
  type BrowserSearchHook,
  useBrowserLocation,
  useSearch as useBrowserSearch,
} from 'wouter/use-browser-location';
import { $flagsKnown, $maintenance } from '#core';
import { lazyPart } from '#lazy';
import { cameFrom, maintenancePath, stateBefore } from '#routes';
import { leadOn } from '#travel';
import { BehindContext } from '#ui';
import * as css from './shell.css.ts';

const MaintenancePage = lazyPart(
  () => import('./maintenance.tsx'),
  (module) => module.MaintenancePage,
);

/**
 * Leads every address to the maintenance page while flags say so, and back to where the person was when it is over
 * (specification 1, section 4). The page they were on stays behind it as it is, so that nothing typed is lost.
 */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const [kind, known] = useUnit([$maintenance, $flagsKnown]);
  const { ssrPath } = useRouter();
  const shut = kind !== null;
  const { left, here } = useDetour(shut, known);
  const behind = shut || here;
  useFocusKept(behind);
  return (
    <>
      {behind && (
        <Suspense fallback={null}>
          <MaintenancePage />
        </Suspense>
      )}
      {(!here || left.current) && (
        <div className={css.behind} hidden={behind}>
          <LeftContext value={left}>
            <BehindContext value={behind}>
              <Router
                hook={useLocationBehind}
                searchHook={useSearchBehind}
                aroundNav={leadOn}
                {...(ssrPath !== undefined && { ssrPath })}
              >
                {children}
              </Router>
            </BehindContext>
          </LeftContext>
        </div>
      )}
    </>
  );
}

/** Navigates to the maintenance page while the service is down and back afterwards, with the full address and history state. */
function useDetour(shut: boolean, known: boolean) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const left = useRef<Address | null>(null);
  const here = path === maintenancePath;
  useEffect(() => {
    if (shut && !here) {
      left.current = { path, search: search === '' ? '' : `?${search}` };
      const { hash } = location;
      const from = left.current.path + left.current.search + hash;
      // Keeps the hash, which may hold a link's token.
      navigate(maintenancePath + hash, { replace: true, state: { from, state: history.state } });
    }
    if (!shut && known && here) {
      const to = left.current && left.current.path + left.current.search + location.hash;
      left.current = null;
      const { state } = history;
      navigate(to ?? cameFrom(state), { replace: true, state: stateBefore(state) });
    }
  }, [shut, known, here, path, search, navigate]);
  return { left, here };
}

/** Restores the focus from before the page was covered; else focuses the page. */
function useFocusKept(behind: boolean): void {
  const last = useRef<Element | null>(null);
  const wasBehind = useRef(behind);
  // Noted during render, before a closing dialog moves the focus to its opener.
  if (behind && !wasBehind.current) last.current = document.activeElement;
  useEffect(() => {
    if (wasBehind.current && !behind) {
      const kept = last.current;
      const known = kept instanceof HTMLElement && kept !== document.body && kept.isConnected;
      (known ? kept : document.getElementById('main'))?.focus();
    }
    wasBehind.current = behind;
  }, [behind]);
}

type Address = { path: string; search: string };

/** The address that the person was led away from; null while they are where they want to be. */
const LeftContext = createContext<RefObject<Address | null>>({ current: null });

/** The page behind the maintenance page still reads the address that it had. */
function useLocationBehind(options?: Parameters<BrowserLocationHook>[0]) {
  const left = useContext(LeftContext);
  const [path, navigate] = useBrowserLocation(options);
  return [left.current?.path ?? path, navigate] satisfies ReturnType<BrowserLocationHook>;
}

function useSearchBehind(options?: Parameters<BrowserSearchHook>[0]): string {
  const left = useContext(LeftContext);
  const search = useBrowserSearch(options);
  return left.current?.search ?? search;
}
