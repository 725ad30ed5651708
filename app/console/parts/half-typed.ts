/** The fields in which something is typed that the browser cannot read, such as a day without its time: to a page they are empty. */
export function halfTyped(within: ParentNode | null): readonly string[] {
  const inputs = within?.querySelectorAll('input') ?? [];
  return [...inputs].filter(({ validity }) => validity.badInput).map(({ name }) => name);
}
