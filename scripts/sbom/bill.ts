import * as z from 'zod/mini';
import type { Package } from './licences.ts';

const Component = z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() });

/** A bill of materials as CycloneDX has it, as far as we change it. */
export const Bill = z.looseObject({
  metadata: z.looseObject({
    component: z.looseObject({ name: z.string(), 'bom-ref': z.string() }),
  }),
  components: z.array(Component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
export type Bill = z.infer<typeof Bill>;

/** The bill of these packages alone. npm calls a product by the folder that it lies in; its name is in its manifest. */
export function billOfThese(bill: Bill, packages: readonly Package[]): Bill {
  const wanted = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  const components = bill.components.filter(({ name, version }) =>
    wanted.has(`${name}@${version}`),
  );
  const product = bill.metadata.component;
  const kept = new Set([product['bom-ref'], ...components.map((each) => each['bom-ref'])]);
  const dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }));
  const metadata = { ...bill.metadata, component: { ...product, name: 'rider-portal' } };
  return { ...bill, metadata, components, dependencies };
}
