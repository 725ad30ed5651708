import type { ReactNode } from 'react';

type Group<Item> = {
  readonly caption: string | undefined;
  /** The place of its first member among all items. */
  readonly first: number;
  readonly members: Item[];
};

/** Items that stand beside each other under one caption, or under none. */
export function groupsOf<Item>(
  items: readonly Item[],
  captionOf: (item: Item) => string | undefined,
): readonly Group<Item>[] {
  const groups: Group<Item>[] = [];
  for (const [first, item] of items.entries()) {
    const caption = captionOf(item);
    const last = groups.at(-1);
    if (last && last.caption === caption) last.members.push(item);
    else groups.push({ caption, first, members: [item] });
  }
  return groups;
}

type OptionGroupProps = { caption: string | undefined; className: string; children: ReactNode };

/** Options of a list under their caption, which a screen reader says with them. */
export function OptionGroup({ caption, className, children }: OptionGroupProps) {
  if (caption === undefined) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no set of fields
    <div role="group" aria-label={caption}>
      <div className={className} aria-hidden>
        {caption}
      </div>
      {children}
    </div>
  );
}
