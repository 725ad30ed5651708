export { App } from './app.tsx';
export { $scheme, saveSchemeFx } from './appearance-model.ts';
export { Frame } from './frame.tsx';
export { signedInArrived } from './inside-model.ts';
export { loadSignedIn } from './load-signed-in.ts';
export { preloadPageAt } from './pages.ts';
export type { SignedIn } from './signed-in.tsx';
