export { Boundary } from './boundary.tsx';
export { useComposition } from './composition.ts';
export { Slot } from './slot.tsx';
