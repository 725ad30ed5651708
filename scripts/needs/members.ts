import { type Lack, lackOf, partsOf } from './data.ts';

/** The types whose members are checked; members of others have too common names. */
const held = [
  ...['Element', 'HTMLElement', 'HTMLDialogElement', 'HTMLInputElement', 'HTMLFormElement'],
  ...[
    'HTMLTemplateElement',
    'HTMLCanvasElement',
    'HTMLImageElement',
    'CanvasRenderingContext2D',
    'DOMTokenList',
  ],
  ...['Document', 'ShadowRoot', 'Range', 'Selection', 'CSSStyleSheet', 'ElementInternals'],
  ...['Request', 'Response', 'Headers', 'Blob', 'File', 'FormData', 'ReadableStream'],
  ...['AbortSignal', 'AbortController', 'URL', 'URLSearchParams', 'Worker', 'WebSocket'],
  ...['IDBDatabase', 'IDBObjectStore', 'IDBFactory', 'StorageManager', 'LockManager', 'Crypto'],
].map((name) => `api.${name}`);

const builtins = 'javascript.builtins';
const owners = [...partsOf(builtins).map((name) => `${builtins}.${name}`), ...held];

/** Each member's name, with every feature of the platform that is called so. */
const named = new Map<string, string[]>();
for (const owner of owners) {
  for (const member of partsOf(owner)) note(named, member, `${owner}.${member}`);
}

const attributes = new Map<string, string[]>();
for (const attribute of partsOf('html.global_attributes')) {
  note(attributes, attribute, `html.global_attributes.${attribute}`);
}
for (const element of partsOf('html.elements')) {
  for (const attribute of partsOf(`html.elements.${element}`)) {
    note(attributes, attribute, `html.elements.${element}.${attribute}`);
  }
}

/** A member of something unknown: it lacks only where every feature of that name does. */
export function ofMember(name: string): Lack | null {
  return leastOf(named.get(name));
}

/** An attribute of an element, as React writes it. */
export function ofAttribute(name: string): Lack | null {
  return leastOf(attributes.get(name.toLowerCase()));
}

/** A name that the platform gives to every script. */
export function ofGlobal(name: string): Lack | null {
  return firstOf([`${builtins}.${name}`, `api.${name}`, `api.Window.${name}`]);
}

/** A member of such a name, as in `URL.canParse`. */
export function ofStatic(owner: string, name: string): Lack | null {
  const places = [`${builtins}.${owner}`, `api.${owner}`];
  return firstOf(places.flatMap((place) => [`${place}.${name}_static`, `${place}.${name}`]));
}

function leastOf(features: readonly string[] = []): Lack | null {
  const lacks = features.map(lackOf).filter((lack) => lack !== null);
  return lacks.toSorted((a, b) => a.browsers.length - b.browsers.length)[0] ?? null;
}

function firstOf(features: readonly string[]): Lack | null {
  return features.map(lackOf).find((lack) => lack !== null) ?? null;
}

function note(names: Map<string, string[]>, name: string, feature: string): void {
  names.set(name, [...(names.get(name) ?? []), feature]);
}
