import type { Frame } from '../paint/canvas-layer.ts';
import { eachShape } from '../paint/shape.ts';
import { palettes } from '../palette.ts';
import { cityShare } from './scale.ts';
import type { World } from './world.ts';

/** Plain ground is all land: what lies over it brings the sea. */
type Ground = { readonly isSchematic: boolean; readonly isPlain: boolean };

/**
 * Sea, land and borders. Near the ground the coast is too rough to be true, so all of it becomes land, or the plain
 * ground of the schematic where nothing lies over it. Answers whether the canvas was needed for it.
 */
export function paintWorld(frame: Frame, world: World | null, ground: Ground): boolean {
  const { context, width, height } = frame;
  const colours = palettes[frame.colours.scheme];
  const plain = ground.isSchematic ? colours.ground : colours.land;
  const share = ground.isPlain ? 1 : cityShare(frame.zoom);
  if (share === 1) {
    frame.fill(plain);
    return false;
  }
  context.fillStyle = colours.water;
  context.fillRect(0, 0, width, height);
  context.fillStyle = colours.land;
  if (world !== null) {
    context.strokeStyle = colours.border;
    context.lineWidth = frame.resolution;
    eachShape(frame, world.land, (path) => context.fill(path, 'evenodd'));
    eachShape(frame, world.borders, (path) => context.stroke(path));
  }
  context.globalAlpha = share;
  context.fillStyle = plain;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
  return true;
}
