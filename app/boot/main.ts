import { firstPicture } from '../adapters/browser/first-picture.ts';

// The server may have rendered the page already: it is painted before more code runs.
// In a browser that is too old, `guard.ts` has said so and nothing starts.
if (!document.documentElement.hasAttribute('data-too-old')) {
  firstPicture().then(() => import('./begin.tsx'));
}
