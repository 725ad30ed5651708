export { type LazyPage, lazyComponent, lazyPage, lazyPart } from './lazy-page.tsx';
export { loadAgain, loading } from './load.ts';
