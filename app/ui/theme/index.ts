/** What a style file needs. What a program does with the theme (brand, scheme, fonts) is in `#ui`. */
export { clearSign } from './clear-sign.ts';
export { heardOnly } from './heard-only.ts';
export {
  besideMap,
  desktop,
  hover,
  notLow,
  notPhone,
  notWide,
  oneColumn,
  phone,
  reducedMotion,
  tall,
  twoColumns,
  underFinger,
  uprightTablet,
  wide,
} from './media.ts';
export { palettes } from './palette.ts';
export {
  aboveProperty,
  barBlock,
  columns,
  edgeProperty,
  edgeTaken,
  mapBlock,
  mapProperties,
  reading,
} from './room.ts';
export { listOnSurface, padded, shapeOnItsWay, surface } from './surface.ts';
export { vars } from './vars.css.ts';
