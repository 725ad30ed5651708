import { type CSSProperties, createContext, type Ref } from 'react';

type Place = {
  ref: Ref<HTMLLIElement>;
  style: CSSProperties;
  'aria-setsize': number;
  'aria-posinset': number;
};

/** Where the row stands in a long list; null in one that is whole in the page. A `ListRow` takes its place from here. */
export const RowPlace = createContext<Place | null>(null);
