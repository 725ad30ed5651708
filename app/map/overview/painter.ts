import { boxAt, moveBox, type PixelBox } from '../drawn/boxes.ts';
import type { Obstacles } from '../drawn/declutter.ts';
import type { Frame } from '../paint/canvas-layer.ts';
import { palettes } from '../palette.ts';
import type { MapColours } from '../types.ts';
import type { Cluster } from './clusters.ts';
import type { Shown } from './hit.ts';
import { drawMark, markBox, markRadius } from './mark-picture.ts';
import type { Seen } from './marks.ts';
import { paintWords, widthOf } from './paint-words.ts';
import { placeLabels } from './place-labels.ts';
import type { MarkLook } from './types.ts';

/** Pixels between words and the edge of the map. */
const EDGE = 6;
/** More labels than that are no longer read. */
const MOST_LABELS = 12;
/** The names beneath make way for so many riders; among more, names are not what is looked for. */
const MOST_AVOIDED = 60;

/** Paints marks and what is written beside them; answers which marks stand where, and what all of it covers. */
export function createPainter(family: string) {
  const pictureOf = createPictures();
  return (frame: Frame, clusters: readonly Cluster<Seen>[], around: Around) => {
    const shown = clusters.flatMap((cluster) => copiesInSight(frame, cluster));
    for (const each of shown) {
      const [only] = each.cluster.members;
      if (each.cluster.members.length > 1) paintGroup(frame, each, family);
      else if (only) paintMark(frame, each, pictureOf(only.look, frame.colours));
    }
    const words = paintLabels(frame, shown, { ...around, family });
    return {
      shown,
      covers: [...(shown.length > MOST_AVOIDED ? [] : shown.map(coverOf)), ...words],
    };
  };
}

/** A mark for each copy of the world in which it is in sight. */
function copiesInSight(frame: Frame, cluster: Cluster<Seen>): readonly Shown[] {
  const [only, ...others] = cluster.members;
  if (!only) return [];
  const radius = others.length === 0 ? markRadius[only.look] : 13 + Math.min(9, others.length / 8);
  return frame.turns.flatMap((turn) => {
    const pixel = frame.pixelOf([cluster.point[0] + turn, cluster.point[1]]);
    const isNear =
      pixel[0] > -markBox &&
      pixel[1] > -markBox &&
      pixel[0] < frame.width + markBox &&
      pixel[1] < frame.height + markBox;
    return isNear ? [{ cluster, pixel, radius }] : [];
  });
}

function paintMark({ context }: Frame, { pixel: [x, y] }: Shown, picture: HTMLCanvasElement): void {
  context.drawImage(picture, x - markBox / 2, y - markBox / 2, markBox, markBox);
}

/** How many stand together, on a disc that grows with them. */
function paintGroup({ context, colours }: Frame, shown: Shown, family: string): void {
  const { cluster, pixel, radius } = shown;
  const [x, y] = pixel;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = palettes[colours.scheme].pill;
  context.fill();
  Object.assign(context, { lineWidth: 3, strokeStyle: colours.accentLine });
  context.stroke();
  Object.assign(context, { textAlign: 'center', textBaseline: 'middle' });
  context.fillStyle = palettes[colours.scheme].strong;
  context.font = `600 12px ${family}`;
  context.fillText(String(cluster.members.length), x, y + 0.5);
}

function coverOf({ cluster, radius }: Shown): Obstacles['pins'][number] {
  return [cluster.point, boxAt([0, 0], radius + 2, radius + 2)];
}

type Around = {
  readonly pointed: string | null;
  /** What stands there already, in pixels of the frame. */
  readonly taken: readonly PixelBox[];
};
type Words = Around & { readonly family: string };

/** Beside who is pointed at, and beside those that need somebody, as long as there is room. */
function paintLabels(
  frame: Frame,
  shown: readonly Shown[],
  { pointed, taken, family }: Words,
): Obstacles['pins'] {
  const spoken = shown.flatMap(({ cluster: { members, point }, pixel }) => {
    const [only, ...others] = members;
    if (!only || others.length > 0) return [];
    const { id, written } = only.mark;
    if (only.look !== 'urgent' && id !== pointed) return [];
    return [{ id, point, pixel, urgent: only.look === 'urgent', written }];
  });
  const first = spoken
    .toSorted((a, b) => Number(b.id === pointed) - Number(a.id === pointed))
    .slice(0, MOST_LABELS)
    .map((each) => ({ ...each, lines: each.written() }));
  const labels = first.map(({ id, pixel, lines }) => ({
    ...{ id, pixel, width: widthOf(frame.context, lines, family) },
  }));
  const full = [
    ...taken,
    ...shown.map(({ pixel, radius }) => boxAt(pixel, radius, radius)),
    ...outsideOf(frame),
  ];
  return placeLabels(labels, full).flatMap((placed) => {
    const label = first.find(({ id }) => id === placed.id);
    if (!label) return [];
    paintWords(frame, placed, { ...label, family });
    const [x, y] = label.pixel;
    return [[label.point, moveBox(placed.box, [-x, -y])] as const];
  });
}

/** Words that the edge would cut say nothing. */
function outsideOf({ width, height }: Frame): readonly PixelBox[] {
  const all = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  return [
    { ...all, bottom: EDGE },
    { ...all, top: height - EDGE },
    { ...all, right: EDGE },
    { ...all, left: width - EDGE },
  ];
}

/** A picture for each look, in the colours of the moment. */
function createPictures() {
  const known = new Map<MarkLook, HTMLCanvasElement>();
  let drawnIn: MapColours | null = null;
  return (look: MarkLook, colours: MapColours): HTMLCanvasElement => {
    if (drawnIn !== colours) known.clear();
    drawnIn = colours;
    const picture = known.get(look) ?? drawMark(look, colours, Math.max(1, devicePixelRatio));
    known.set(look, picture);
    return picture;
  };
}
