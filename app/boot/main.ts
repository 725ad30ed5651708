import { firstPicture } from '../adapters/browser/first-picture.ts';

// The way in may stand drawn already: it is on screen before the code behind it is run.
// In a browser that is too old `guard.ts` has said so, and nothing begins.
if (!document.documentElement.hasAttribute('data-too-old')) {
  firstPicture().then(() => import('./begin.tsx'));
}
