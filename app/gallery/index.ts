import { lazyPart } from '#lazy';

/** Every component in every state; a page for anyone who works on the kit, never part of a person's load. */
export const Gallery = lazyPart(
  () => import('./gallery.tsx'),
  ({ Gallery }) => Gallery,
);
