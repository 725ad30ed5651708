import { lazyPart } from '#lazy';

/** Every component in every state; a page for anyone who works on the kit, never part of a person's load. */
export const Gallery = lazyPart(
  () => import('./gallery.tsx'),
  ({ Gallery }) => Gallery,
);

/** Every screen in every brand; for anyone who works on one. */
export const Screens = lazyPart(
  () => import('./screens.tsx'),
  ({ Screens }) => Screens,
);
