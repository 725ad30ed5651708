import { useUnit } from 'effector-react';
import { createContext, useContext } from 'react';
import type { Tab } from '#core';
import { useFormat, useText } from '#i18n';
import { Icon, RowHead } from '#ui';
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
      {group === 'rest' && <Sorting />}
    </RowHead>
  );
}

const names: Readonly<Partial<Record<Group, string>>> = {
  attention: 'tracking.group.attention',
  carried: 'tracking.tab.collected',
};

/** Says how the orders stand now; a press turns them round. */
function Sorting() {
  const t = useText();
  const [isLongestFirst, choose] = useUnit([$longestFirst, longestFirstChosen]);
  const by = t(isLongestFirst ? 'tracking.longest-first' : 'tracking.newest-first');
  return (
    <button
      type="button"
      className={css.sort}
      aria-label={t('tracking.sorted', { by })}
      onClick={() => choose(!isLongestFirst)}
    >
      <Icon name="sort" />
      {by}
    </button>
  );
}
