import { useUnit } from 'effector-react';
import {
  createContext,
  type ReactNode,
  type RefObject,
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
import { MaintenancePage } from './maintenance.tsx';
import { cameFrom, maintenancePath } from './paths.ts';
import * as css from './shell.css.ts';

/**
 * Leads every address to the maintenance page while flags say so, and back to where the person was when it is over
 * (specification 1, section 4). The page they were on stays behind it as it is, so that nothing typed is lost.
 */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [kind, known] = useUnit([$maintenance, $flagsKnown]);
  const left = useRef<Address | null>(null);
  const { ssrPath } = useRouter();
  const here = path === maintenancePath;
  const shut = kind !== null;
  useEffect(() => {
    if (shut && !here) {
      left.current = { path, search: search === '' ? '' : `?${search}` };
      const from = left.current.path + left.current.search;
      navigate(maintenancePath, { replace: true, state: { from } });
    }
    if (!shut && known && here) {
      left.current = null;
      navigate(cameFrom(history.state), { replace: true });
    }
  }, [shut, known, here, path, search, navigate]);
  return (
    <>
      {(shut || here) && <MaintenancePage />}
      {(!here || left.current) && (
        <div className={css.behind} hidden={shut || here}>
          <LeftContext value={left}>
            <Router
              hook={useLocationBehind}
              searchHook={useSearchBehind}
              {...(ssrPath !== undefined && { ssrPath })}
            >
              {children}
            </Router>
          </LeftContext>
        </div>
      )}
    </>
  );
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
