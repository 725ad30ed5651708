export { Combobox } from './combobox.tsx';
export { type LazyPage, lazyComponent, lazyPage, lazyPart } from './lazy-page.tsx';
export { loadAgain, loading, once } from './load.ts';
