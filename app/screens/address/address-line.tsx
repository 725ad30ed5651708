import { useUnit } from 'effector-react';
import { $now } from '#core';
import { useFormat } from '#i18n';
import { Icon, type IconName, Matched, OneLine } from '#ui';
import * as css from './address.css.ts';
import type { AddressRow } from './known.ts';

type AddressLineProps = {
  row: AddressRow;
  /** What somebody looks for; its letters are underlined. */
  query: string;
};

/** A line of the list of addresses. */
export function AddressLine({ row, query }: AddressLineProps) {
  const { title, subtitle } = row;
  const format = useFormat();
  const now = useUnit($now);
  const end = row.end?.(format, now) ?? [];
  return (
    <span className={css.line}>
      <Icon name={icons[row.kind]} className={css.icon} />
      <span className={css.words}>
        <span className={row.kind === 'place' ? undefined : css.name}>
          <OneLine>
            <Matched text={title} query={query} />
          </OneLine>
        </span>
        <span className={css.muted}>
          <OneLine>
            <Matched text={subtitle} query={query} />
          </OneLine>
        </span>
        {row.kind === 'recent' && (
          <span className={css.below}>
            <OneLine>{end.join(' · ')}</OneLine>
          </span>
        )}
      </span>
      {end.length > 0 && (
        <span className={css.end} {...(row.kind === 'recent' && { 'data-under-action': true })}>
          {end.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      )}
    </span>
  );
}

const icons = {
  recent: 'history',
  saved: 'bookmark',
  place: 'pin',
} as const satisfies Record<AddressRow['kind'], IconName>;
