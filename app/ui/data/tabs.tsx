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
  /** For who moves the focus to one of its tabs. */
  id?: string;
  /** Names the row of tabs for assistive technology. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** The `id` of a tab of the tabs that have this one. */
export const tabId = (tabs: string, tab: string) => `${tabs}-${tab}`;

/** Views of one thing, one at a time. Arrows, Home and End move; the focused tab is the selected one. */
export function Tabs<Id extends string>({ id, children, ...list }: TabsProps<Id>) {
  const own = useId();
  const base = id ?? own;
  return (
    <div>
      <TabList {...list} base={base} />
      <div role="tabpanel" id={tabId(base, 'panel')} aria-labelledby={tabId(base, list.selected)}>
        {children}
      </div>
    </div>
  );
}

interface TabListProps<Id extends string> extends Omit<TabsProps<Id>, 'id' | 'children'> {
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
    document.getElementById(tabId(base, next.id))?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={css.list}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(base, tab.id)}
          className={css.tab}
          aria-selected={tab.id === selected}
          aria-controls={tabId(base, 'panel')}
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
