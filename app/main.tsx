import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { trustOwnScripts } from '#adapters';
import { App, preloadPageAt } from './shell/index.ts';
import { start } from './start.ts';
import { StartFailure } from './start-failure.tsx';

trustOwnScripts();
preloadPageAt(location.pathname);

const element = document.getElementById('root');
if (element === null) throw new Error('the page has no #root');
const root = createRoot(element);

start().then(
  (scope) =>
    root.render(
      <Provider value={scope}>
        <App />
      </Provider>,
    ),
  (problem: unknown) => root.render(<StartFailure problem={problem} />),
);
