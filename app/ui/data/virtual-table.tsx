import {
  type CSSProperties,
  createContext,
  type ReactNode,
  type Ref,
  use,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { VirtualContainer } from './virtual-row.tsx';
import * as css from './virtual-table.css.ts';

export interface VirtualTableHandle {
  /** Brings an item into sight, so that it exists. */
  show: (index: number) => void;
}

interface VirtualTableProps<Item> {
  /** Names the list for assistive technology. */
  label: string;
  items: readonly Item[];
  children: (item: Item, index: number) => ReactNode;
  /** Stays above the items while they scroll; words that the items repeat for assistive technology. */
  head?: ReactNode;
  /** Items that exist even out of sight, such as the one with the focus. */
  kept?: readonly number[];
  ref?: Ref<VirtualTableHandle>;
}

/** Lines of many cells, as wide as they need and so many that only those in sight exist. They scroll in both directions in a frame of their own. */
export function VirtualTable<Item>({
  label,
  items,
  children,
  head,
  kept,
  ref,
}: VirtualTableProps<Item>) {
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const [headRef, headHeight] = useHeight();
  useImperativeHandle(ref, () => ({
    show: (index) => virtualizer.current?.scrollToIndex(index, { align: 'nearest' }),
  }));
  return (
    <section ref={scroller} className={css.scroller} aria-label={label} {...scrolledByKeys}>
      <div ref={headRef} className={css.head} aria-hidden>
        {head}
      </div>
      <Count value={items.length}>
        <Virtualizer
          ref={virtualizer}
          as={VirtualContainer}
          item={Item}
          data={items}
          scrollRef={scroller}
          startMargin={headHeight}
          {...(kept && { keepMounted: kept })}
        >
          {(item: Item, index) => <>{children(item, index)}</>}
        </Virtualizer>
      </Count>
    </section>
  );
}

/** Not every browser lets the keyboard reach what scrolls. */
const scrolledByKeys = { tabIndex: 0 };

const Count = createContext(0);

type ItemProps = {
  style: CSSProperties;
  index: number;
  children: ReactNode;
  ref?: Ref<HTMLLIElement>;
};

/** Says how many there are. One that is not measured yet is shown all the same: what is hidden takes no focus. */
function Item({ style, index, children, ref }: ItemProps) {
  const shown = { ...style, visibility: 'visible' } as const;
  return (
    <li ref={ref} style={shown} aria-setsize={use(Count)} aria-posinset={index + 1}>
      {children}
    </li>
  );
}

function useHeight() {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, height] as const;
}
