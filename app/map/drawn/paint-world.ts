import type { Frame } from '../paint/canvas-layer.ts';
import { eachShape } from '../paint/shape.ts';
import { palettes } from '../palette.ts';
import { cityShare } from './scale.ts';
import type { World } from './world.ts';

/** Plain ground is all land: what lies over it brings the sea. */
type Ground = { readonly isSchematic: boolean; readonly isPlain: boolean };

/**
 * Sea, land and borders. Near the ground the coast is too rough to be true, so all of it becomes land, or the plain
 * ground of the schematic where nothing lies over it.
 */
export function paintWorld(frame: Frame, world: World | null, ground: Ground): void {
  const { context, width, height } = frame;
  const colours = palettes[frame.colours.scheme];
  const share = ground.isPlain ? 1 : cityShare(frame.zoom);
  context.fillStyle = colours.water;
  context.fillRect(0, 0, width, height);
  context.fillStyle = colours.land;
  if (world !== null && share < 1) {
    context.strokeStyle = colours.border;
    context.lineWidth = frame.resolution;
    eachShape(frame, world.land, (path) => context.fill(path, 'evenodd'));
    eachShape(frame, world.borders, (path) => context.stroke(path));
  }
  context.globalAlpha = share;
  if (ground.isSchematic) context.fillStyle = colours.ground;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
}
