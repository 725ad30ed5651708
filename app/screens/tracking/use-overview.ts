import { useUnit } from 'effector-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { $now } from '#core';
import { useFormat, useText } from '#i18n';
import type { MapHandle, Mark, Overview } from '#map';
import type { Position } from '#schemas';
import { lightRow } from './light-row.ts';
import type { Placed } from './overview-model.ts';
import { shownOf, sightOf } from './overview-sight.ts';
import { rowWords } from './row-words.ts';

type Made = { readonly map: MapHandle; readonly overview: Overview };

type Stores = readonly { readonly position: Position }[];

type Options = {
  readonly stores: Stores;
  readonly onOpen: (orderId: string) => void;
  /** The code for it did not come. */
  readonly failed: () => void;
};

/** Pixels around all of them at the most. */
const AROUND = 104;

/** Puts riders and orders that wait for one on the map that it is connected to, and keeps them where they are. */
export function useOverview(
  placed: readonly Placed[],
  { stores, onOpen, failed }: Options,
): (map: MapHandle) => () => void {
  const [made, keep] = useState<Made | null>(null);
  const marks = useMarks(placed);
  const sight = useSight(placed, stores);
  useEffect(() => {
    made?.overview.set(marks);
    // The words over the map come, go and get longer with them.
    made?.map.makeRoom();
  }, [made, marks]);
  useEffect(() => made?.map.fit(shownOf(sight), AROUND, 'riders'), [made, sight]);
  return useCallback(
    (map) => {
      let isWanted = true;
      const asked = map.overview({ onPointed: lightRow, onPressed: onOpen });
      asked
        .then((overview) => isWanted && keep({ map, overview }))
        .catch(() => isWanted && failed());
      return () => {
        isWanted = false;
        keep(null);
        lightRow(null);
      };
    },
    [onOpen, failed],
  );
}

/** All that the map has to show: the counters, the riders, and the doors that they go to, so that nobody rides out of sight. */
function useSight(placed: readonly Placed[], stores: Stores): readonly Position[] {
  const [sight, keep] = useState(none);
  const present = useMemo(
    () => [
      ...stores.map(({ position }) => position),
      ...placed.flatMap(({ order, position }) => [position, order.customer.location]),
    ],
    [placed, stores],
  );
  const next = sightOf(sight, present);
  if (next !== sight) keep(next);
  return next;
}

const none: readonly Position[] = [];

function useMarks(placed: readonly Placed[]): readonly Mark[] {
  const t = useText();
  const format = useFormat();
  const now = useUnit($now);
  return useMemo(
    () =>
      placed.map((each): Mark => {
        const { order, reason, isRidden, isCollected, position } = each;
        const carries = isCollected ? 'carrying' : 'coming';
        return {
          id: order.order_id,
          position,
          look: reason !== null ? 'urgent' : isRidden ? carries : 'waiting',
          written() {
            const { state, time } = rowWords(order, { now, t, format });
            // Since when a rider stands at a door is said by its state already.
            const words = reason === 'at-door' ? state : `${state} · ${time}`;
            return { name: order.customer.name, words };
          },
        };
      }),
    [placed, now, t, format],
  );
}
