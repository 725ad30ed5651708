import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { trustOwnScripts } from '#adapters';
import { App, loadSignedIn, preloadPageAt, type SignedIn } from './shell/index.ts';
import { begin, prepare, StartProblem } from './start.ts';
import { StartFailure } from './start-failure.tsx';

trustOwnScripts();

const element = document.getElementById('root');
if (element === null) throw new Error('the page has no #root');
const root = createRoot(element);

start().catch((problem: unknown) => root.render(<StartFailure problem={problem} />));

/** The way in is shown as soon as it can be; whoever was here before waits for the page they had. */
async function start(): Promise<void> {
  const prepared = await prepare();
  const { scope, returning } = prepared;
  const show = (inside: SignedIn | null) =>
    root.render(
      <Provider value={scope}>
        <App inside={inside} />
      </Provider>,
    );
  if (returning) preloadPageAt(location.pathname);
  else show(null);
  const inside = await loadSignedIn();
  if (inside === null) throw new StartProblem('');
  begin(prepared, inside.engine);
  show(inside);
}
