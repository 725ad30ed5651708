import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { tabAfterKey } from './tab-keys.ts';
import * as css from './tabs.css.ts';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  /** How many there are behind it; null while that is not known. */
  count?: ReactNode;
}

interface TabsProps<Id extends string> {
  /** Names the row of tabs for assistive technology. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Views of one thing, one at a time. Arrows, Home and End move; the focused tab is the selected one. */
export function Tabs<Id extends string>({ children, ...list }: TabsProps<Id>) {
  const base = useId();
  return (
    <div>
      <TabList {...list} base={base} />
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${list.selected}`}
        className={css.panel}
      >
        {children}
      </div>
    </div>
  );
}

interface TabListProps<Id extends string> extends Omit<TabsProps<Id>, 'children'> {
  base: string;
}

function TabList<Id extends string>({ base, label, tabs, selected, onSelect }: TabListProps<Id>) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const { direction } = getComputedStyle(event.currentTarget);
    const index = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[tabAfterKey(event.key, index, tabs.length, direction === 'rtl')];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={css.list}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${base}-${tab.id}`}
          className={css.tab}
          aria-selected={tab.id === selected}
          aria-controls={`${base}-panel`}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={move}
        >
          {tab.label}
          {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  );
}
