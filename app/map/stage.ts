import type { Credit } from '#schemas';
import type { Covered } from './camera.ts';
import { formatDistance } from './distance.ts';
import type { PixelBox } from './drawn/boxes.ts';
import { scaleBar } from './drawn/scale.ts';
import * as css from './map.css.ts';
import type { MapScheme, MapTexts } from './types.ts';

const longestScale = 96;
const cross = {
  in: 'M10 4v12M4 10h12',
  out: 'M4 10h12',
  recentre: 'M10 5.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M10 2.5v3M10 14.5v3M2.5 10h3M14.5 10h3',
  follow: 'M17 3 3 9l6 2 2 6z',
};

type Options = {
  readonly texts: MapTexts;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly onZoom: (by: 1 | -1) => void;
  readonly onRecentre: () => void;
  readonly onFollow: (follows: boolean) => void;
};

/** Builds the elements around the map: the focusable picture, the zoom buttons, the scale and the credits. */
export function createStage(host: HTMLElement, options: Options) {
  const { texts, locale, direction, onZoom } = options;
  const root = element('div', css.stage);
  root.dir = direction;
  const viewport = element('div', css.viewport);
  // OpenLayers positions from the left, whatever the language.
  viewport.dir = 'ltr';
  viewport.tabIndex = 0;
  viewport.setAttribute('role', 'application');
  const setName = (name: string) => viewport.setAttribute('aria-label', name);
  setName(texts.map);
  const zoom = element('div', css.zoom);
  zoom.append(
    zoomButton(texts.zoomIn, cross.in, () => onZoom(1)),
    zoomButton(texts.zoomOut, cross.out, () => onZoom(-1)),
  );
  const ways = createWays(options);
  zoom.append(...ways.buttons);
  const foot = element('div', css.foot);
  const scale = createScale(locale);
  const credits = element('div', css.credits);
  foot.append(scale.element, credits);
  root.append(viewport, zoom, foot);
  host.append(root);
  return {
    root,
    viewport,
    setName,
    /** What the camera asks and tells. */
    follow: { onChange: ways.set, covered: () => coveredOf(viewport, credits) },
    /** In which scheme the canvases are painted. */
    setPainted(scheme: MapScheme): void {
      root.dataset.painted = scheme;
    },
    setScale: scale.set,
    /** What lies over the map, in pixels of it: no name is read under these. */
    covered: () => boxesOver(viewport, zoom, credits),
    setCredits(sources: readonly Credit[]): void {
      credits.replaceChildren(...sources.map(creditOf));
      credits.hidden = sources.length === 0;
    },
  };
}

/** How deep what lies over the upper part of a map reaches into it, with a gap, and what lies over the lower part. */
function coveredOf(viewport: HTMLElement, credits: Element): Covered {
  const { clientWidth: width, clientHeight: height } = viewport;
  const covered = { above: 0, below: 0 };
  for (const { left, right, top, bottom } of boxesOver(viewport, credits)) {
    // What is not shown has no width.
    if (right <= Math.max(left, 0) || left >= width || top < 0 || top >= height) continue;
    if (top + bottom < height) covered.above = Math.max(covered.above, bottom + 8);
    else covered.below = Math.max(covered.below, height - top);
  }
  return covered;
}

/** Where what a page lays over its maps stands, and the map's own such parts. */
function boxesOver(viewport: HTMLElement, ...own: readonly Element[]): readonly PixelBox[] {
  const { left: x, top: y } = viewport.getBoundingClientRect();
  return [...own, ...document.querySelectorAll('[data-over-map]')].map((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return { left: left - x, right: right - x, top: top - y, bottom: bottom - y };
  });
}

/** An element with a class, made without a line of HTML: the content policy stays strict. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  return made;
}

function creditOf({ text, href }: Credit): HTMLElement {
  const made = element(href ? 'a' : 'bdi', '');
  made.textContent = text;
  if (made instanceof HTMLAnchorElement) {
    Object.assign(made, { href, target: '_blank', rel: 'noreferrer' });
  }
  return made;
}

function zoomButton(label: string, path: string, onPress: () => void): HTMLButtonElement {
  const button = element('button', css.zoomButton);
  button.type = 'button';
  button.title = label;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', onPress);
  const picture = svg('svg', {
    viewBox: '0 0 20 20',
    width: '20',
    height: '20',
    'aria-hidden': 'true',
  });
  const stroke = {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
  };
  picture.append(svg('path', { d: path, ...stroke }));
  button.append(picture);
  return button;
}

/** The buttons that show everything again, and that follow the rider again. */
function createWays({ texts, onRecentre, onFollow }: Options) {
  const recentre = zoomButton(texts.recentre, cross.recentre, onRecentre);
  const follow = zoomButton(texts.follow, cross.follow, () =>
    onFollow(follow.getAttribute('aria-pressed') !== 'true'),
  );
  const set = (state: { canRecentre: boolean; follows: boolean | null }) => {
    recentre.hidden = !state.canRecentre;
    follow.hidden = state.follows === null;
    follow.setAttribute('aria-pressed', String(state.follows === true));
  };
  set({ canRecentre: false, follows: null });
  return { buttons: [recentre, follow], set };
}

function createScale(locale: string) {
  const box = element('div', css.scale);
  // A notice stays off it, as off all that explains a map.
  box.dataset.overMap = '';
  box.setAttribute('aria-hidden', 'true');
  const figure = element('div', '');
  const bar = element('div', css.scaleBar);
  box.append(figure, bar);
  return {
    element: box,
    set(metresPerPixel: number): void {
      const { metres, pixels } = scaleBar(metresPerPixel, longestScale);
      figure.textContent = formatDistance(metres, locale);
      bar.style.inlineSize = `${Math.round(pixels)}px`;
    },
  };
}

function svg(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
