import { inject } from 'vitest';
import { type Product, root, startProduct } from './product.ts';

export type { Product };

/** A product of a test's own: ours or a copy of it, as it is after its first start. */
export function startFreshProduct(env: Record<string, string> = {}, from = root): Promise<Product> {
  return startProduct({ env, from, prepared: inject('preparedData') });
}
