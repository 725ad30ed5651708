import type { Brand } from '#schemas';

const files = import.meta.glob<{ brand: Brand }>('./*/index.ts');

/** The brands of this build, by the name of their folder. */
export const brandIds: readonly string[] = Object.keys(files).map(
  (path) => path.split('/')[1] ?? path,
);

/** Loads one brand; the others never reach the browser. Undefined when there is no such folder. */
export async function loadBrand(id: string): Promise<Brand | undefined> {
  const file = await files[`./${id}/index.ts`]?.();
  return file?.brand;
}
