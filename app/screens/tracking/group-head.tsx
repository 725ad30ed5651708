import { useUnit } from 'effector-react';
import { createContext, useContext } from 'react';
import type { Tab } from '#core';
import { useFormat, useText } from '#i18n';
import { RowHead } from '#ui';
import { $longestFirst, longestFirstChosen } from './sort-model.ts';
import * as css from './tracking.css.ts';
import type { Group, Rows } from './use-rows.ts';

/** How many orders the groups hold; a heading is drawn once and hears it from here. */
export const GroupCounts = createContext<Rows['counts']>({ attention: 0, rest: 0, carried: 0 });

/** What the orders below it have in common, and how many they are. */
export function GroupHead({ group, tab }: { group: Group; tab: Tab }) {
  const t = useText();
  const { number } = useFormat();
  const count = useContext(GroupCounts)[group];
  return (
    <RowHead className={css.head}>
      <h2 className={css.headName} data-group={group}>
        {t(names[group] ?? `tracking.tab.${tab}`)}{' '}
        <span className={css.headCount}>{number(count)}</span>
      </h2>
      {group === 'rest' && <LongestFirst />}
    </RowHead>
  );
}

const names: Readonly<Partial<Record<Group, string>>> = {
  attention: 'tracking.group.attention',
  carried: 'tracking.tab.collected',
};

/** Newest first, unless a person wants to see who waits the longest. */
function LongestFirst() {
  const t = useText();
  const [isOn, choose] = useUnit([$longestFirst, longestFirstChosen]);
  return (
    <button type="button" className={css.sort} aria-pressed={isOn} onClick={() => choose(!isOn)}>
      {t('tracking.longest-first')}
    </button>
  );
}
