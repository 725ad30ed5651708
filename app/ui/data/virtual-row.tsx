import {
  type ComponentProps,
  type CSSProperties,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useMemo,
} from 'react';
import { RowPlace } from './row-place.ts';

/** The attributes of the list's own element. */
export const VirtualContainerProps = createContext<ComponentProps<'ul'>>({});

/** How many rows there are, in the page or not. */
export const VirtualRowCount = createContext(0);

interface ContainerProps {
  ref?: Ref<HTMLUListElement>;
  style: CSSProperties;
  children: ReactNode;
}

/**
 * The element that is as high as all rows together. Rows hear presses while it scrolls: a press that moves the focus
 * scrolls it, too, and would be lost.
 */
export function VirtualContainer({ ref, style, children }: ContainerProps) {
  const { pointerEvents: _, ...shape } = style;
  return (
    <ul {...useContext(VirtualContainerProps)} {...(ref && { ref })} style={shape}>
      {children}
    </ul>
  );
}

interface RowProps {
  ref?: Ref<HTMLLIElement>;
  style: CSSProperties;
  index: number;
  children: ReactNode;
}

/**
 * Passes a row its position by context, so that a move renders only its outer element. A row is visible
 * before it is measured, since measuring happens before paint and hiding it until then would style it twice.
 */
export function VirtualRow({ ref = null, style, index, children }: RowProps) {
  const count = useContext(VirtualRowCount);
  const place = useMemo(
    () => ({
      ref,
      style: { ...style, visibility: 'visible' as const },
      'aria-setsize': Math.max(count, index + 1),
      'aria-posinset': index + 1,
    }),
    [ref, style, count, index],
  );
  return <RowPlace value={place}>{children}</RowPlace>;
}
