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

/** The way in is shown as soon as it can be; anyone who was here before waits for the page they had. */
async function start(): Promise<void> {
  // Before anything is known, since stores ask what day it is as soon as the deployment is.
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

/** Takes over the way in where the server drew it, with all that was typed meanwhile, and the place of a page's frame. */
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

/** Ends the patience of `guard.ts`, or takes back what it said meanwhile. */
function begun(): void {
  document.documentElement.setAttribute('data-begun', '');
  document.getElementById('not-begun')?.remove();
}
