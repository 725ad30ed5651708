export { AddressField } from './address-field.tsx';
export { eagerFor } from './eager.ts';
export { KeyHints } from './key-hints.tsx';
export type { AddressRow, Known } from './known.ts';
export { useOutletPosition } from './outlet-position.ts';
export { PlaceField } from './place-field.tsx';
