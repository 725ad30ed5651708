import { type ReactElement, useMemo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { cx } from '../cx.ts';
import * as css from './list.css.ts';
import { indexesOf } from './virtual-keys.ts';
import {
  VirtualContainer,
  VirtualContainerProps,
  VirtualRow,
  VirtualRowCount,
} from './virtual-row.tsx';
import {
  useCalm,
  useDrawn,
  useFocusedKey,
  useLastShown,
  useScroller,
  useShift,
  useShown,
  useTop,
} from './virtual-state.ts';

interface VirtualListProps {
  'aria-label': string;
  className?: string;
  /** The key of each row; a row that moves keeps its key. */
  keys: readonly string[];
  /** The list's identity: another one starts at its top. */
  list: string;
  /** Draws a row, which is a `ListRow`, and whether it is `shown`. The same function as long as it draws the same. */
  children: (key: string, isShown: boolean) => ReactElement;
  /** The row to bring into sight when it becomes another one. */
  shown?: string | null;
  /** Updates each row's count for assistive technology when it changes, since that re-renders all rows; without it, at once. */
  beat?: string | number;
}

/**
 * Rows of the same kind, however many: only those in sight are in the page, and the one that has the focus. It stands
 * inside an element that scrolls. Each row says which of how many it is, since assistive technology cannot count them.
 */
export function VirtualList(props: VirtualListProps) {
  const { keys, list, children, shown = null, beat = keys.length, className } = props;
  const { 'aria-label': label } = props;
  const handle = useRef<VirtualizerHandle>(null);
  const { frame, scroller, margin } = useScroller();
  const [focused, focusHandlers] = useFocusedKey(keys);
  const [anchor, setAnchor] = useState<{ list: string; key: string } | null>(null);
  const shift = useShift(keys, anchor?.list === list ? anchor.key : null);
  const last = useLastShown(list, shown);
  const kept = useMemo(() => indexesOf(keys, [focused, last]), [keys, focused, last]);
  const draw = useDrawn(children, shown);
  const count = useCalm(keys.length, `${list} ${beat}`);
  useTop({ scroller, handle, list });
  useShown(handle, { keys, shown, list });
  const rememberAnchor = () => {
    const { scrollOffset = 0, findItemIndex } = handle.current ?? {};
    const key = scrollOffset > margin ? keys[findItemIndex?.(scrollOffset) ?? -1] : undefined;
    setAnchor(key === undefined ? null : { list, key });
  };
  const listProps = useMemo(
    () => ({ 'aria-label': label, ...focusHandlers }),
    [label, focusHandlers],
  );
  return (
    <div ref={frame} className={cx(css.list, className)}>
      <VirtualContainerProps value={listProps}>
        <VirtualRowCount value={count}>
          <Virtualizer
            ref={handle}
            as={VirtualContainer}
            item={VirtualRow}
            data={keys}
            scrollRef={scroller}
            startMargin={margin}
            keepMounted={kept}
            shift={shift}
            onScrollEnd={rememberAnchor}
          >
            {draw}
          </Virtualizer>
        </VirtualRowCount>
      </VirtualContainerProps>
    </div>
  );
}
