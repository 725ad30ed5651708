export { App } from './app.tsx';
export { $scheme, saveSchemeFx } from './appearance-model.ts';
export { preloadPageAt } from './pages.ts';
