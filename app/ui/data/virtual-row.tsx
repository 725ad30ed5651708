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

/** The element that is as high as all rows together. */
export function VirtualContainer({ ref, style, children }: ContainerProps) {
  return (
    <ul {...useContext(VirtualContainerProps)} {...(ref && { ref })} style={style}>
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
 * Hands a row its place past what stands between, so that a move draws nothing but its outer element. A row is shown
 * before it is measured: that is done before the picture, and showing it only then would style all of it twice.
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
