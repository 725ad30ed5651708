import { beforeEach, expect, it, vi } from 'vitest';
import { preload } from '../../../../app/adapters/network/preload-helper.ts';

/** Where the helper's own code is. */
const folder = new URL('../../../../app/adapters/network/', import.meta.url).pathname;
const asked: string[] = [];
let answer: () => Response | never = () => new Response();

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async (href: string) => {
    asked.push(href);
    return answer();
  });
  return () => vi.unstubAllGlobals();
});

it('imports nothing while a file of it is missing, and asks for that again', async () => {
  const load = vi.fn(async () => 'a module');
  answer = () => {
    throw new TypeError('offline');
  };
  await expect(preload(load, ['assets/a.js', 'assets/b.js'])).rejects.toThrow('offline');
  answer = () => new Response('', { status: 404 });
  await expect(preload(load, ['assets/a.js'])).rejects.toThrow('/assets/a.js');
  expect(load).not.toHaveBeenCalled();
  answer = () => new Response();
  expect(await preload(load, ['assets/a.js', 'assets/b.js'])).toBe('a module');
  expect(asked.filter((each) => each === '/assets/a.js')).toHaveLength(3);
});

it('fetches a file once, however many imports need it', async () => {
  const load = async () => 'a module';
  await Promise.all([preload(load, ['assets/c.js']), preload(load, ['assets/c.js'])]);
  await preload(load, ['assets/c.js']);
  expect(asked).toEqual(['/assets/c.js']);
});

it.each([
  ['a', '()=>import(`./leaf-a.js`)'],
  ['b', "async()=>{let{x:e}=await import('./leaf-b.js');return{x:e}}"],
  ['c', '()=>import("./leaf-c.js").then(e=>e.t)'],
])(
  'fetches the chunk that an import names from beside its own code before it is imported, %s',
  async (name, text) => {
    const imported = vi.fn();
    const load = Object.assign(async () => imported(), { toString: () => text });
    answer = () => new Response('', { status: 503 });
    await expect(preload(load)).rejects.toThrow(`${folder}leaf-${name}.js`);
    expect(imported).not.toHaveBeenCalled();
    answer = () => new Response();
    await preload(load);
    expect(asked).toEqual([`${folder}leaf-${name}.js`, `${folder}leaf-${name}.js`]);
    expect(imported).toHaveBeenCalledOnce();
  },
);

it('fetches nothing that the page itself names, and nothing for an import that needs no other file', async () => {
  vi.stubGlobal('document', { querySelector: () => ({}) });
  expect(await preload(async () => 1, ['assets/d.js', 'assets/d.css'])).toBe(1);
  expect(await preload(async () => 2)).toBe(2);
  expect(asked).toEqual([]);
});
