import { useLayoutEffect } from 'react';
import { cx } from '../cx.ts';
import type { SuggestionsProps } from '../fields/suggestion.ts';
import { LiveRegion } from '../layout/hidden.tsx';
import { Lines } from './lines.tsx';
import { listOf } from './list-of.ts';
import * as css from './suggestions.css.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The list under a `Combobox`. Its code comes after the input, which is there already and tells it what happens. */
export function Suggestions(props: SuggestionsProps) {
  const content = listOf(props.from);
  const { items, resting, note, spoken, none, foot } = content;
  const list = useSuggestions(props, content);
  const { box, covers, inFlow } = list;
  useWires(list, props);
  return (
    <>
      <div className={cx(css.popup, !covers && css.closed)}>
        <div className={css.scroller}>
          <Lines items={inFlow ? [] : items} box={inFlow ? null : box} />
          {note && <p className={css.note}>{note}</p>}
        </div>
        {items.length > 0 && foot && <div className={css.foot}>{foot}</div>}
      </div>
      {resting.length > 0 && (
        <div className={cx(css.resting, covers && css.covered)}>
          <Lines items={resting} box={inFlow ? box : null} />
        </div>
      )}
      <LiveRegion message={covers ? spoken : none} />
    </>
  );
}

/** Ties the list to the input, which outlives it and stands elsewhere. */
function useWires(
  { box, covers, inFlow, act }: ReturnType<typeof useSuggestions>,
  { input, wires, onChange }: SuggestionsProps,
): void {
  const { ref, ...wired } = box.getInputProps({}, { suppressRefError: true });
  const shown = covers || inFlow;
  const marked = shown && box.highlightedIndex >= 0 ? wired['aria-activedescendant'] : undefined;
  useLayoutEffect(() => {
    // Downshift focuses the input whenever a list opens, so it gets the element only while the input has the focus.
    const isAt = document.activeElement === input.current;
    if (typeof ref === 'function') ref(isAt ? input.current : null);
    wires.current = { ...wired, act };
  });
  useLayoutEffect(() => {
    onChange({ shown, covers, marked });
  }, [onChange, shown, covers, marked]);
  useLayoutEffect(
    () => () => {
      wires.current = null;
    },
    [wires],
  );
}
