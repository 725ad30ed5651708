import { phone } from './media.ts';
import { vars } from './vars.css.ts';

/** A surface that lifts its content off the canvas. */
export const surface = {
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.low,
  minInlineSize: 0,
} as const;

/** The same around content that brings no edges of its own. */
export const padded = {
  padding: vars.space[5],
  '@media': { [phone]: { padding: vars.space[4] } },
} as const;

/** A part of something that is on its way, as wide as there is room; it can be seen on every ground, light and dark. */
export const shapeOnItsWay = {
  flexGrow: 1,
  borderRadius: vars.radius.md,
  background: vars.color.border,
  opacity: 0.6,
} as const;

/** A list on a surface has only its lines between the rows, and no edge that would cut the ring of what ends one. */
export const listOnSurface = {
  border: 0,
  borderRadius: 0,
  background: 'none',
  overflow: 'visible',
  marginBlock: `calc(-1 * ${vars.space[2]})`,
} as const;
