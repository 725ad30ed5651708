import type { UseComboboxReturnValue } from 'downshift';
import type { SyntheticEvent } from 'react';
import { cx } from '../cx.ts';
import { groupsOf, OptionGroup } from '../fields/option-groups.tsx';
import type { Suggestion } from '../fields/suggestion.ts';
import * as css from './suggestions.css.ts';

type Box = UseComboboxReturnValue<Suggestion>;
/** Without a box they are only seen: another list has taken their place. */
type LinesProps = { items: readonly Suggestion[]; box: Box | null };

/** The lines of a list under their captions, each with what else can be done with it. */
export function Lines({ items, box }: LinesProps) {
  const groups = groupsOf(items, ({ group }) => group);
  const hasActions = items.some(({ action }) => action !== undefined);
  const line = (item: Suggestion, index: number) => (
    <div
      {...box?.getItemProps({ item, index })}
      key={item.key}
      className={cx(
        css.option,
        (hasActions || item.group !== undefined) && css.even,
        item.action !== undefined && css.acted,
        index === box?.highlightedIndex && css.highlighted,
      )}
    >
      {item.shown}
    </div>
  );
  return (
    <div className={css.lines} inert={box === null}>
      <div {...box?.getMenuProps()} hidden={items.length === 0}>
        {groups.map(({ caption, first, members }) => (
          <OptionGroup key={caption ?? ''} caption={caption} className={css.caption}>
            {members.map((item, place) => line(item, first + place))}
          </OptionGroup>
        ))}
      </div>
      {groups.flatMap(({ caption, first, members }, before) =>
        members.map((item, place) => (
          <Action
            key={item.key}
            item={item}
            isMarked={first + place === box?.highlightedIndex}
            captions={caption === undefined ? 0 : before + 1}
            lines={first + place}
          />
        )),
      )}
    </div>
  );
}

type ActionProps = { item: Suggestion; isMarked: boolean; captions: number; lines: number };

/** Lies over the end of its line and is none of the list's own, since an option holds nothing that can be pressed. */
function Action({ item: { action }, isMarked, captions, lines }: ActionProps) {
  if (action === undefined) return null;
  return (
    <button
      {...staying}
      type="button"
      tabIndex={-1}
      className={cx(css.action, isMarked && css.actionMarked)}
      style={{ insetBlockStart: `calc(${captions} * ${css.captionSize} + ${lines} * ${css.size})` }}
      aria-label={action.label}
      onClick={action.run}
    >
      {action.shown}
    </button>
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Keeps the focus in the field on press, since its loss would close the list before the click. */
const staying = {
  onMouseDown: (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  },
  onMouseUp: stop,
  onTouchEnd: stop,
};
