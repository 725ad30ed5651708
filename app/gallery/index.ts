import { lazy } from 'react';

/** Every component in every state; a page for whoever works on the kit, never part of a person's load. */
export const Gallery = lazy(async () => ({ default: (await import('./gallery.tsx')).Gallery }));
