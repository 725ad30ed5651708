import { useUnit } from 'effector-react';
import { useLayoutEffect, useMemo, useState } from 'react';
import { Slot } from '#composition';
import { $mode, $vendor, type KnownPlace, type RequestSnapshot } from '#core';
import { greatCircleMetres, isFoundBy } from '#core/rules';
import { useText } from '#i18n';
import type { Destination, Position, RequestFields } from '#schemas';
import type { AddressRow, Known } from '../address/index.ts';
import { customerChosen } from './chosen-model.ts';
import { listOf } from './known-list.tsx';
import { type Recent, Recents } from './recents.tsx';
import { atRest, atRestHigh, high } from './resting.ts';

/** As many as leave room for the places beside them. */
const mostTyped = { recent: 3, saved: 2 };

type KnownPeopleProps = {
  snapshot: RequestSnapshot;
  tell: (known: Known) => void;
};

/** Who is known already, told to the list of addresses: those delivered to of late, and those that features keep. */
export function KnownPeople({ snapshot, tell }: KnownPeopleProps) {
  const { draft, editing, origin } = snapshot.context;
  const t = useText();
  const [mode, vendor, take] = useUnit([$mode, $vendor, customerChosen]);
  const [recents, offerRecents] = useState<readonly Recent[]>([]);
  const [places, offer] = useState<readonly KnownPlace[]>([]);
  const text = draft.address_query;
  const known = useMemo(() => {
    const rows = knownFor(text, recents, places.map(savedFrom(origin.position)));
    return { ...rows, list: listOf(rows.typed, text, t) };
  }, [text, recents, places, origin.position, t]);
  useLayoutEffect(() => tell(known), [tell, known]);
  const choose = (destination: Destination, fields: RequestFields) => take({ destination, fields });
  const more = vendor && (
    <Slot name="request.destination" with={{ vendor, typed: text, offer, choose }} />
  );
  if (mode === 'GUEST' || editing !== null) return more;
  return (
    <Recents vendorId={draft.vendor_id} offer={offerRecents}>
      {more}
    </Recents>
  );
}

/** What the list shows for a text: those of late, and of those that are kept the others. */
function knownFor(text: string, recents: readonly Recent[], saved: readonly AddressRow[]) {
  const found = recents.filter(({ title, subtitle, phone }) =>
    isFoundBy({ texts: [title, subtitle], phone }, text),
  );
  const recent = found.slice(0, mostTyped.recent);
  const isRecent = ({ title, subtitle }: AddressRow) =>
    recent.some((each) => each.title === title && each.subtitle === subtitle);
  const others = saved.filter((each) => !isRecent(each));
  return {
    typed: [...recent, ...others.slice(0, mostTyped.saved)],
    resting: recents.slice(0, matchMedia(high).matches ? atRestHigh : atRest),
  };
}

function savedFrom(from: Position) {
  return ({ position, name, address, ...place }: KnownPlace): AddressRow => ({
    ...place,
    ...{ kind: 'saved', title: name, subtitle: address },
    end: (format) =>
      position === null ? [] : [format.distance(greatCircleMetres(from, position))],
  });
}
