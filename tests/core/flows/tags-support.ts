import { readdirSync, readFileSync } from 'node:fs';
import type { AnyStateNode } from 'xstate';

/** States that somebody can be in; one that only leads on is never seen. */
export function leavesOf(states: readonly AnyStateNode[]): readonly AnyStateNode[] {
  return states.filter(({ type, always }) => type === 'atomic' && !always);
}

/** Its own tags, and those of the states around it. */
export function tagsOf({ tags, parent }: AnyStateNode): readonly string[] {
  return [...(parent ? tagsOf(parent) : []), ...tags];
}

/** Every source file that may look at a flow. */
export const readers = ['app', 'core', 'plugins'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path: `${room}/${path}`, text: readFileSync(`${room}/${path}`, 'utf8') })),
);

/** Where the names of states are written by those who look at a flow, which `looks` tells. */
export function namesTold(leaves: readonly AnyStateNode[], looks: RegExp): readonly string[] {
  const names = leaves.map(({ key }) => key).filter((key) => /[A-Z]/.test(key));
  return readers
    .filter(({ text }) => looks.test(text))
    .flatMap(({ path, text }) =>
      names.filter((name) => text.includes(`'${name}'`)).map((name) => `${path}: ${name}`),
    );
}

/** The tags of which nobody asks by name. */
export function unasked(tags: readonly string[], looks: RegExp): readonly string[] {
  const texts = readers.filter(({ text }) => looks.test(text)).map(({ text }) => text);
  return tags.filter((tag) => !texts.some((text) => text.includes(`hasTag('${tag}')`)));
}
