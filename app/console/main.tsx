import '@fontsource-variable/inter/wght.css';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { handle } from '#adapters';
import { callFx, waitFx } from '#core/ports';
import { applyBrand } from '#ui';
import { look } from './look.ts';
import { consoleOpened } from './session-model.ts';
import { Console } from './shell/console.tsx';
import { send, wait } from './world.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no #root');
applyBrand(look);
const scope = fork({ handlers: [handle(callFx, send), handle(waitFx, wait)] });
void allSettled(consoleOpened, { scope });
createRoot(place).render(
  <Provider value={scope}>
    <Console />
  </Provider>,
);
