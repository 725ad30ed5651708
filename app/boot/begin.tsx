import { type Scope, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { trustOwnScripts } from '#adapters';
import { App, loadSignedIn, preloadPageAt, signedInArrived } from '../shell/index.ts';
import { StartProblem } from './load-config.ts';
import { loadTemporal } from './load-temporal.ts';
import { begin, prepare } from './start.ts';
import { StartFailure } from './start-failure.tsx';

trustOwnScripts();

const element = document.getElementById('root');
if (element === null) throw new Error('the page has no #root');
const place = element;
let root: Root | null = null;

start().catch((problem: unknown) => {
  root ??= createRoot(place);
  root.render(<StartFailure problem={problem} />);
  begun();
});

/** Shows the way in at once to new visitors; who was signed in here waits until the page at this address can be shown. */
async function start(): Promise<void> {
  // First of all, since stores need `Temporal` as soon as the deployment is known.
  await loadTemporal();
  const prepared = await prepare();
  const { scope, returning } = prepared;
  if (returning) preloadPageAt(location.pathname);
  else show(scope);
  const inside = await loadSignedIn();
  if (inside === null) throw new StartProblem('');
  scopeBind(signedInArrived, { scope })(inside);
  begin(prepared, inside.engine);
  if (returning) show(scope);
}

/** Hydrates the way in where the server drew it, which keeps what was typed; replaces the frame of any other page. */
function show(scope: Scope): void {
  const app = (
    <Provider value={scope}>
      <App />
    </Provider>
  );
  const isWayIn = place.hasChildNodes() && place.querySelector('[data-frame]') === null;
  if (isWayIn) root = hydrateRoot(place, app);
  else {
    root = createRoot(place);
    root.render(app);
  }
  begun();
}

/** Tells `guard.ts` that the app has started, and removes the sentence that it may have shown. */
function begun(): void {
  document.documentElement.setAttribute('data-begun', '');
  document.getElementById('not-begun')?.remove();
}
