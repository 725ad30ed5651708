import type OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { getUid } from 'ol/util.js';
import type { Position } from '#schemas';
import { markerSize } from './constants.ts';
import { type Point, toPoint, toPosition } from './geo.ts';
import * as css from './map.css.ts';
import { hidden } from './map-view.css.ts';
import { anchors, drawPicture } from './markers/picture.ts';
import { nudge } from './nudge.ts';
import { element } from './stage.ts';
import type { MapColours, MapTexts, MarkerKind } from './types.ts';

type Options = {
  readonly texts: MapTexts;
  readonly colours: MapColours;
  /** The person has put the pin down. */
  readonly onSettled: (position: Position) => void;
  /** It is on its way under a hand or a key. */
  readonly onMoved: () => void;
  /** It waited, and is now being chosen by keyboard. */
  readonly onWoken: (position: Position) => void;
};

/**
 * The pin that chooses a place. It is an element and not a drawing, so that it takes the focus: it is
 * dragged, tapped to a place, or moved with the arrow keys.
 */
export function createPin(map: OlMap, options: Options) {
  const { texts, colours, onSettled, onMoved, onWoken } = options;
  const face = createFace(texts);
  const overlay = new Overlay({ element: face.pin, stopEvent: true });
  const look: { kind: MarkerKind; colours: MapColours } = { kind: 'dropoff', colours };

  function settle(point: Point): void {
    overlay.setPosition([...point]);
    keepInView(map, point);
    onSettled(toPosition(point));
  }

  function draw(): void {
    face.pin.replaceChildren(face.instructions, picture(look.kind, look.colours));
  }

  listenToDrag(map, overlay, face.pin, settle);
  listenToKeys(map, overlay, face.pin, settle);
  map.on('singleclick', ({ coordinate: [x = 0, y = 0] }) => {
    if (overlay.getPosition()) settle([x, y]);
  });
  face.pin.addEventListener('focus', () => {
    const point = pointOf(overlay);
    if (point && face.pin.classList.contains(css.waiting)) onWoken(toPosition(point));
  });
  overlay.on('change:position', onMoved);
  map.addOverlay(overlay);
  return {
    /** Where it stands; null while there is none. */
    point: () => pointOf(overlay),
    set(position: Position | null, kind: MarkerKind = 'dropoff', waits = false): void {
      look.kind = kind;
      face.pin.classList.toggle(css.waiting, waits);
      const [x, y] = anchors[kind];
      overlay.setOffset([-x * markerSize, -y * markerSize]);
      overlay.setPosition(position ? [...toPoint(position)] : undefined);
      draw();
    },
    setColours(next: MapColours): void {
      look.colours = next;
      draw();
    },
  };
}

function pointOf(overlay: Overlay): Point | null {
  const [x, y] = overlay.getPosition() ?? [];
  return x === undefined || y === undefined ? null : [x, y];
}

function createFace(texts: MapTexts) {
  const pin = element('div', css.pin);
  const instructions = element('span', hidden);
  instructions.id = `pin-${getUid(pin)}`;
  instructions.textContent = texts.pinInstructions;
  pin.tabIndex = 0;
  pin.setAttribute('role', 'application');
  pin.setAttribute('aria-label', texts.pin);
  pin.setAttribute('aria-describedby', instructions.id);
  return { pin, instructions };
}

function picture(kind: MarkerKind, colours: MapColours): HTMLCanvasElement {
  const canvas = drawPicture(kind, colours, Math.max(1, window.devicePixelRatio));
  canvas.setAttribute('aria-hidden', 'true');
  return canvas;
}

function listenToDrag(
  map: OlMap,
  overlay: Overlay,
  pin: HTMLElement,
  settle: (point: Point) => void,
): void {
  let grip: Point | null = null;
  const pixelOf = (event: PointerEvent): Point => {
    const [x = 0, y = 0] = map.getEventPixel(event);
    return [x, y];
  };
  pin.addEventListener('pointerdown', (event) => {
    const position = overlay.getPosition();
    if (!position || event.button !== 0) return;
    const [x = 0, y = 0] = map.getPixelFromCoordinate(position);
    const [px, py] = pixelOf(event);
    grip = [px - x, py - y];
    pin.setPointerCapture(event.pointerId);
  });
  pin.addEventListener('pointermove', (event) => {
    if (!grip) return;
    const [x, y] = pixelOf(event);
    overlay.setPosition(map.getCoordinateFromPixel([x - grip[0], y - grip[1]]));
  });
  const release = () => {
    const point = grip && pointOf(overlay);
    if (point) settle(point);
    grip = null;
  };
  pin.addEventListener('pointerup', release);
  pin.addEventListener('pointercancel', release);
}

/** Each key press moves the pin; the place is told when the key comes up, not with each repeat. */
function listenToKeys(
  map: OlMap,
  overlay: Overlay,
  pin: HTMLElement,
  settle: (point: Point) => void,
): void {
  let moved: Point | null = null;
  pin.addEventListener('keydown', (event) => {
    const [x = 0, y = 0] = overlay.getPosition() ?? [];
    const next = nudge([x, y], event, map.getView().getResolution() ?? 1);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    moved = next;
    overlay.setPosition([...next]);
    keepInView(map, next);
  });
  const tell = () => {
    if (moved) settle(moved);
    moved = null;
  };
  pin.addEventListener('keyup', tell);
  pin.addEventListener('blur', tell);
}

function keepInView(map: OlMap, [x, y]: Point): void {
  const [px = 0, py = 0] = map.getPixelFromCoordinate([x, y]) ?? [];
  const [width = 0, height = 0] = map.getSize() ?? [];
  const inside = px > 40 && py > 70 && px < width - 40 && py < height - 30;
  if (!inside) map.getView().setCenter([x, y]);
}
