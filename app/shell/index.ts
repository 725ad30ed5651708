export { App } from './app.tsx';
export { $scheme, saveSchemeFx } from './appearance-model.ts';
export { Frame, LinkFrame } from './frame.tsx';
export { signedInArrived } from './inside-model.ts';
export { loadSignedIn } from './load-signed-in.ts';
export { preloadPageAt } from './pages.ts';
export { preloadLink } from './public-pages.tsx';
export type { SignedIn } from './signed-in.tsx';
