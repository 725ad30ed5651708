import { useUnit } from 'effector-react';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { Slot } from '#composition';
import { $outletNames, $underWayCounts, vendorChosen } from '#core';
import { useText } from '#i18n';
import type { Vendor } from '#schemas';
import { Badge, Icon, RadioGroup, Stack, TextField } from '#ui';
import * as css from './branch-list.css.ts';

const filterFrom = 8;

type BranchListProps = {
  vendors: readonly Vendor[];
  selected: Vendor;
  close: () => void;
  edit: (vendor: Vendor) => void;
};

/** The outlets to choose from. A click chooses and closes. Arrow keys walk over the choices, so only Enter or Escape closes then. */
export function BranchList({ vendors, selected, close, edit }: BranchListProps) {
  const t = useText();
  const select = useUnit(vendorChosen);
  const [filter, setFilter] = useState('');
  const byKeys = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    byKeys.current = true;
    // Buttons beside an outlet handle their own Enter.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Otherwise the button that gets the focus back would receive the same key.
    event.preventDefault();
    close();
  };
  const onPointerDown = () => {
    byKeys.current = false;
  };
  // The one that is chosen already may be pressed as well.
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof HTMLInputElement && !byKeys.current) close();
  };
  const shown = vendors.filter((vendor) => matches(vendor, filter));
  return (
    <>
      {vendors.length >= filterFrom && (
        <TextField
          label={t('branch.filter')}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          leading={<Icon name="search" />}
        />
      )}
      {shown.length === 0 ? (
        <p>{t('branch.none-found')}</p>
      ) : (
        <Stack {...{ onKeyDown, onPointerDown, onClick }}>
          <RadioGroup
            label={t('branch.label')}
            labelHidden
            look="cards"
            value={selected.vendor_id}
            onChange={select}
            options={shown.map((vendor) => ({
              value: vendor.vendor_id,
              label: <BranchName vendor={vendor} />,
              hint: <Below vendor={vendor} vendors={vendors} />,
              aside: <Slot name="vendors.row" with={{ vendor, edit: () => edit(vendor) }} />,
            }))}
          />
        </Stack>
      )}
    </>
  );
}

/**
 * What an outlet has under way, a main account with all of its outlets; the line is there before that is known, and nothing waits for
 * it.
 */
function Below({ vendor, vendors }: Pick<BranchListProps, 'vendors'> & NamedProps) {
  const t = useText();
  const counts = useUnit($underWayCounts);
  const { vendor_id: id } = vendor;
  const count = vendors
    .filter(({ vendor_id, parent_vendor_id }) => vendor_id === id || parent_vendor_id === id)
    .reduce((sum, { vendor_id }) => sum + (counts?.get(vendor_id) ?? 0), 0);
  const words = count === 0 ? t('branch.idle') : t('branch.under-way', { count });
  return (
    <>
      <span className={css.codeBelow} aria-hidden>
        <bdi>{id}</bdi> ·{' '}
      </span>
      {counts === null ? '\u{A0}' : words}
    </>
  );
}

type NamedProps = { vendor: Vendor };

/** "name - id", parents bold and with an icon (specification 1, section 2). */
function BranchName({ vendor }: NamedProps) {
  const t = useText();
  const { vendor_id, vendor_information, is_parent, is_test } = vendor;
  const line = (
    <span className={css.name}>
      <bdi>{is_parent ? vendor_information.name : <OutletName vendor={vendor} />}</bdi>
      <span className={css.code}>
        {' - '}
        <bdi>{vendor_id}</bdi>
      </span>{' '}
      {is_test && <Badge tone="warning">{t('branch.test')}</Badge>}
    </span>
  );
  if (!is_parent) return line;
  return (
    <strong className={css.parent}>
      <Icon name="store" label={t('branch.parent')} /> {line}
    </strong>
  );
}

/** The whole name, in which the part that the others do not have stands out. */
function OutletName({ vendor }: NamedProps) {
  const { name } = vendor.vendor_information;
  const own = useUnit($outletNames).get(vendor.vendor_id)?.own || name;
  const [before = '', ...after] = name.split(own);
  return (
    <>
      <span className={css.shared}>{before}</span>
      <span className={css.own}>{own}</span>
      <span className={css.shared}>{after.join(own)}</span>
    </>
  );
}

function nameOf({ vendor_id, vendor_information }: Vendor): string {
  return `${vendor_information.name} - ${vendor_id}`;
}

function matches(vendor: Vendor, filter: string): boolean {
  return nameOf(vendor).toLocaleLowerCase().includes(filter.trim().toLocaleLowerCase());
}
