import { useCombobox } from 'downshift';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icons/icon.tsx';
import { LiveRegion } from '../layout/hidden.tsx';
import * as css from './command-list.css.ts';
import * as fieldCss from './field.css.ts';
import { groupsOf, OptionGroup } from './option-groups.tsx';

interface CommandListProps<Item> {
  /** What can be found: its name, and what it says while it is empty. */
  label: string;
  value: string;
  onType: (text: string) => void;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  itemText: (item: Item) => string;
  /** Stands at the end of its line where there is room, such as its keys, which a phone does not have. */
  itemAside: (item: Item) => ReactNode;
  /** The caption that it stands under, with those beside it of the same one. */
  itemGroup: (item: Item) => string | undefined;
  onSelect: (item: Item) => void;
  emptyText: string;
  countText: string;
}

/** A field over a list that is always open and narrows while one types; Enter takes the marked line. */
export function CommandList<Item>(props: CommandListProps<Item>) {
  const { items, itemKey, itemText, itemGroup, onSelect } = props;
  const box = useCombobox<Item>({
    items: [...items],
    isOpen: true,
    inputValue: props.value,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    itemToString: (item) => (item === null ? '' : itemText(item)),
    itemToKey: (item) => (item === null ? null : itemKey(item)),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onSelect(selectedItem),
  });
  return (
    <div className={css.frame}>
      <div className={fieldCss.box}>
        <span className={fieldCss.leading}>
          <Icon name="search" />
        </span>
        <input
          {...box.getInputProps({
            'aria-label': props.label,
            placeholder: props.label,
            className: fieldCss.control,
            onChange: (event) => props.onType(event.currentTarget.value),
            // The list is always open: Escape leaves the dialog around it.
            onKeyDown: ({ key, nativeEvent }) => {
              if (key === 'Escape') Object.assign(nativeEvent, { preventDownshiftDefault: true });
            },
          })}
        />
      </div>
      <div {...box.getMenuProps({ className: css.list })}>
        {groupsOf(items, itemGroup).map(({ caption, first, members }) => (
          <OptionGroup key={caption ?? ''} caption={caption} className={css.caption}>
            {members.map((item, place) => (
              <div
                {...box.getItemProps({ item, index: first + place })}
                key={itemKey(item)}
                className={cx(css.line, first + place === box.highlightedIndex && css.marked)}
              >
                <bdi>{itemText(item)}</bdi>
                <span className={css.aside}>{props.itemAside(item)}</span>
              </div>
            ))}
          </OptionGroup>
        ))}
      </div>
      {items.length === 0 && <p>{props.emptyText}</p>}
      <LiveRegion message={items.length === 0 ? props.emptyText : props.countText} />
    </div>
  );
}
