import { useUnit } from 'effector-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { $includeOutlets, $vendor, $vendors, outletsIncluded, vendorChosen } from '#core';
import { useConfig, useText } from '#i18n';
import type { Vendor } from '#schemas';
import { Dialog, Icon, RadioGroup, Stack, Switch, TextField } from '#ui';
import type { VendorPlace } from './paths.ts';
import * as css from './shell.css.ts';

const filterFrom = 8;

/** Which outlet the person works for now. Parents stand first, bold and with an icon. */
export function BranchSelector({ page }: Pick<VendorPlace, 'page'>) {
  const t = useText();
  const [vendor, vendors] = useUnit([$vendor, $vendors]);
  const [open, setOpen] = useState(false);
  if (vendor === null || vendors === null) return null;
  return (
    <>
      <button
        type="button"
        className={css.branch}
        aria-haspopup="dialog"
        aria-label={`${t('branch.label')}: ${nameOf(vendor)}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="store" />
        <bdi className={css.branchWords}>
          <span className={css.branchName}>{vendor.vendor_information.name}</span>
          <span className={css.branchId}>- {vendor.vendor_id}</span>
        </bdi>
        <Icon name="chevronDown" />
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('branch.choose')}
        closeLabel={t('action.close')}
      >
        <Stack>
          <BranchList {...{ vendors, selected: vendor, close: () => setOpen(false) }} />
          <OutletsToggle disabled={page === 'request-a-rider' || !vendor.is_parent} />
        </Stack>
      </Dialog>
    </>
  );
}

type BranchListProps = { vendors: readonly Vendor[]; selected: Vendor; close: () => void };

/** A click chooses and closes. Arrow keys walk over the choices, so only Enter or Escape closes then. */
function BranchList({ vendors, selected, close }: BranchListProps) {
  const t = useText();
  const select = useUnit(vendorChosen);
  const [filter, setFilter] = useState('');
  const byKeys = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    byKeys.current = true;
    if (event.key !== 'Enter') return;
    // Else the button that gets the focus back would hear the same key.
    event.preventDefault();
    close();
  };
  const onPointerDown = () => {
    byKeys.current = false;
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
        <Stack {...{ onKeyDown, onPointerDown }}>
          <RadioGroup
            label={t('branch.label')}
            look="cards"
            value={selected.vendor_id}
            onChange={(id) => {
              select(id);
              if (!byKeys.current) close();
            }}
            options={shown.map((vendor) => ({
              value: vendor.vendor_id,
              label: <BranchName vendor={vendor} />,
            }))}
          />
        </Stack>
      )}
    </>
  );
}

/** Only where the market lets a parent see its outlets' orders. */
function OutletsToggle({ disabled }: { disabled: boolean }) {
  const t = useText();
  const { market } = useConfig();
  const [included, include] = useUnit([$includeOutlets, outletsIncluded]);
  if (!market.allOutletOrders) return null;
  return (
    <Switch
      label={t('branch.include-outlets')}
      checked={included}
      disabled={disabled}
      onChange={(event) => include(event.target.checked)}
    />
  );
}

function BranchName({ vendor }: { vendor: Vendor }) {
  const t = useText();
  const name = <bdi>{nameOf(vendor)}</bdi>;
  if (!vendor.is_parent) return name;
  return (
    <strong className={css.parent}>
      <Icon name="store" label={t('branch.parent')} /> {name}
    </strong>
  );
}

/** "name - id" (specification 1, section 2). */
function nameOf({ vendor_id, vendor_information }: Vendor): string {
  return `${vendor_information.name} - ${vendor_id}`;
}

function matches(vendor: Vendor, filter: string): boolean {
  return nameOf(vendor).toLocaleLowerCase().includes(filter.trim().toLocaleLowerCase());
}
