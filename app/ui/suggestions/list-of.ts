import type { ComboboxProps, Suggestion } from '../fields/suggestion.ts';

/** What the list shows of what its input was given. */
export type ListContent = ReturnType<typeof listOf>;

export function listOf<Item>(props: ComboboxProps<Item>) {
  const { items, itemKey, value, resting, foot } = props;
  const note = items.length === 0 && props.loading ? props.loadingText : '';
  const all = [...items, ...(resting?.items ?? [])];
  return {
    ...{ value, note, foot },
    spoken: note || (props.countText?.(items.length) ?? ''),
    none: items.length === 0 && !props.loading && value.trim() ? props.emptyText : '',
    items: items.map((item) => suggestionOf(item, props, value)),
    // They are of one kind, which what stands over them says, and no text found them, whatever stands in the input.
    resting:
      resting?.items.map((item) => ({ ...suggestionOf(item, props, ''), group: undefined })) ?? [],
    isResting: resting?.is ?? false,
    onTake: (key: string) => {
      const taken = all.find((item) => itemKey(item) === key);
      if (taken !== undefined) props.onSelect(taken);
    },
  };
}

function suggestionOf<Item>(item: Item, props: ComboboxProps<Item>, query: string): Suggestion {
  const { itemKey, itemText, renderItem = itemText, stale = false } = props;
  return {
    key: itemKey(item),
    text: itemText(item),
    shown: renderItem(item, query),
    group: props.itemGroup?.(item),
    stale: props.itemStale?.(item) ?? stale,
    action: props.itemAction?.(item),
    eager: props.eager?.(item) ?? false,
  };
}
