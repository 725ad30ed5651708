import { firstPicture } from './adapters/first-picture.ts';

// The way in may stand drawn already: it is on screen before the code behind it is run.
firstPicture().then(() => import('./begin.tsx'));
