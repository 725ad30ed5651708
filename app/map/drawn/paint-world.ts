import { boxesMeet, halfWorld } from '../geo.ts';
import type { palettes } from '../palette.ts';
import type { Frame } from './canvas-layer.ts';
import { cityShare } from './paint-grid.ts';
import type { Shape, World } from './world.ts';

type Colours = (typeof palettes)['light'];

/** Sea, land and borders. Near the ground the coast is too rough to be true, so all of it becomes land. */
export function paintWorld(frame: Frame, world: World | null, colours: Colours): void {
  const { context, width, height } = frame;
  const share = cityShare(frame.zoom);
  context.fillStyle = colours.water;
  context.fillRect(0, 0, width, height);
  if (world !== null && share < 1) paintShapes(frame, world, colours);
  if (share === 0) return;
  context.globalAlpha = share;
  context.fillStyle = colours.land;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
}

function paintShapes(frame: Frame, world: World, colours: Colours): void {
  const { context, resolution } = frame;
  context.fillStyle = colours.land;
  context.strokeStyle = colours.border;
  context.lineWidth = resolution;
  for (const offset of turnsInView(frame)) {
    context.save();
    const [x, y] = frame.pixelOf([offset, 0]);
    context.translate(x, y);
    context.scale(1 / resolution, -1 / resolution);
    for (const { path } of inView(world.land, frame, offset)) context.fill(path, 'evenodd');
    for (const { path } of inView(world.borders, frame, offset)) context.stroke(path);
    context.restore();
  }
}

function inView(shapes: readonly Shape[], { box }: Frame, offset: number): readonly Shape[] {
  const [west, south, east, north] = box;
  return shapes.filter((shape) =>
    boxesMeet(shape.box, [west - offset, south, east - offset, north]),
  );
}

/** The world repeats to both sides. One copy more on each: land that crosses the antimeridian hangs over. */
function turnsInView({ box: [west, , east] }: Frame): readonly number[] {
  const world = 2 * halfWorld;
  const first = Math.floor((west + halfWorld) / world) - 1;
  const last = Math.floor((east + halfWorld) / world) + 1;
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * world);
}
