import { textHeights } from 'ol/render/canvas.js';

/** Height of a line to the size of its letters. */
const lineHeight = 1.2;

/**
 * The font of a name. OpenLayers measures line heights by writing markup into the page, which our content policy refuses; so
 * its table is filled beforehand, in a way that survives its resets.
 */
export function nameFont(weight: 500 | 600, size: number, family: string): string {
  const font = `${weight} ${size}px ${family}`;
  if (!(font in textHeights)) {
    Object.defineProperty(textHeights, font, { value: Math.ceil(size * lineHeight) });
  }
  return font;
}

/**
 * Tells when fonts have loaded, so that the canvas can be repainted: OpenLayers only watches fonts of one
 * weight. Answers how to stop.
 */
export function onFontsLoaded(tell: () => void, fonts: EventTarget = document.fonts): () => void {
  fonts.addEventListener('loadingdone', tell);
  return () => fonts.removeEventListener('loadingdone', tell);
}

/** Scripts whose fonts the page may not have loaded, each with a language written in it. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Lao}/u, 'lo'],
  [/\p{Script=Han}/u, 'zh'],
];

/** Has the font of each script loaded once a name is written in it. */
export function scriptFonts(load: (language: string) => Promise<void>): (name: string) => void {
  const asked = new Set<string>();
  return (name) => {
    for (const [script, language] of scripts) {
      if (asked.has(language) || !script.test(name)) continue;
      asked.add(language);
      // Without it the system's font stands in; the next map asks again.
      load(language).catch(() => asked.delete(language));
    }
  };
}
