export { AddressField } from './address-field.tsx';
export { KeyHints } from './key-hints.tsx';
export type { AddressRow, Known } from './known.ts';
