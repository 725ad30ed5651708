import { type Scope, scopeBind } from 'effector';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { trustOwnScripts } from '#adapters';
import { allTextsTried, ScopeProvider } from '#i18n';
import { linkPageOf } from '#routes';
import { App, loadSignedIn, preloadLink, preloadPageAt, signedInArrived } from '../shell/index.ts';
import { keepPresses } from './keep-presses.ts';
import { StartProblem } from './load-config.ts';
import { loadTemporal } from './load-temporal.ts';
import { begin, prepare } from './start.ts';
import { StartFailure } from './start-failure.tsx';

trustOwnScripts();
keepPresses();

const element = document.getElementById('root');
if (element === null) throw new Error('the page has no #root');
const place = element;
let root: Root | null = null;

start().catch((problem: unknown) => {
  root ??= createRoot(place);
  root.render(<StartFailure problem={problem} />);
  tellBegun();
});

/** Shows the sign-in page as soon as possible; a returning person, and who has an order's link, waits for that page instead. */
async function start(): Promise<void> {
  // First of all, since stores compute dates as soon as the deployment is known.
  await loadTemporal();
  const prepared = await prepare();
  const { scope, returning } = prepared;
  const link = linkPageOf(location.pathname);
  const arrival = link ? preloadLink(link) : undefined;
  if (returning && !link) preloadPageAt(location.pathname);
  if (!returning && !link) show(scope);
  const inside = await loadSignedIn();
  if (inside === null) throw new StartProblem('');
  scopeBind(signedInArrived, { scope })(inside);
  begin(prepared, inside.engine);
  if (link) await Promise.all([arrival, allTextsTried(scope)]);
  if (returning || link) show(scope);
}

/** Hydrates the sign-in page that the server rendered, with what was typed meanwhile, or replaces a page's frame. */
function show(scope: Scope): void {
  const app = (
    <ScopeProvider value={scope}>
      <App />
    </ScopeProvider>
  );
  const isWayIn = place.hasChildNodes() && place.querySelector('[data-frame]') === null;
  if (isWayIn) root = hydrateRoot(place, app);
  else {
    root = createRoot(place);
    root.render(app);
  }
  tellBegun();
}

/** Tells `guard.ts` that the app has begun, which cancels or removes its message. */
function tellBegun(): void {
  document.documentElement.setAttribute('data-begun', '');
  document.getElementById('not-begun')?.remove();
}
