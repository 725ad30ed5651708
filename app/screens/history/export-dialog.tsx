import { useUnit } from 'effector-react';
import { useState } from 'react';
import {
  $fileComing,
  $historySearch,
  $user,
  $vendor,
  fileAsked,
  fileMailAsked,
  type HistoryFile,
} from '#core';
import { useLanguage, useText } from '#i18n';
import { type FileFormat, fileFormats, fileKinds, mayAt } from '#schemas';
import { Button, Dialog, IconButton, RadioGroup, Stack } from '#ui';
import * as css from './history.css.ts';
import { usePeriod } from './range-filter.tsx';

const ways = ['download', 'mail'] as const;
type Way = (typeof ways)[number];

type ExportButtonProps = {
  /** At the end of the line of filters, where only its icon has room. */
  small?: boolean;
};

/** Makes a file of what the filters show, for who may take it away. */
export function ExportButton({ small = false }: ExportButtonProps) {
  const t = useText();
  const label = t('history.export');
  const [coming, vendor, search] = useUnit([$fileComing, $vendor, $historySearch]);
  const [open, setOpen] = useState(false);
  if (!mayAt(vendor, 'files')) return null;
  const look = {
    icon: 'download',
    busy: coming,
    // A search that is refused finds nothing to take away.
    disabled: search.kind === 'refused',
    onClick: () => setOpen(true),
  } as const;
  return (
    <>
      {small ? (
        <IconButton {...look} variant="secondary" className={css.exportSmall} label={label} />
      ) : (
        <Button {...look}>{label}</Button>
      )}
      <ExportDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

type ExportDialogProps = { open: boolean; onClose: () => void };

function ExportDialog({ open, onClose }: ExportDialogProps) {
  const t = useText();
  const period = usePeriod();
  const { code: language } = useLanguage();
  const [ask, askByMail] = useUnit([fileAsked, fileMailAsked]);
  const [file, setFile] = useState<HistoryFile>('orders');
  const [format, setFormat] = useState<FileFormat>('xlsx');
  const [way, setWay] = useState<Way>('download');
  const submit = () => {
    if (way === 'mail') askByMail({ file, format, language });
    else ask({ file, format, language });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={t('history.export.title')}
      description={t('history.export.body')}
      closeLabel={t('action.close')}
      actions={
        <Button type="submit" variant="primary" icon={way === 'mail' ? undefined : 'download'}>
          {t(way === 'mail' ? 'history.export.send' : 'history.export.download')}
        </Button>
      }
    >
      <Stack>
        <p className={css.exported}>{period}</p>
        <RadioGroup
          label={t('history.export.file')}
          value={file}
          onChange={setFile}
          options={fileKinds.map((value) => ({
            value,
            label: t(`history.export.file.${value}`),
            hint: t(`history.export.file.${value}.hint`),
          }))}
        />
        <RadioGroup
          label={t('history.export.format')}
          value={format}
          onChange={setFormat}
          options={fileFormats.map((value) => ({
            value,
            label: t(`history.export.format.${value}`),
          }))}
        />
        <WayChoice way={way} onChange={setWay} />
      </Stack>
    </Dialog>
  );
}

function WayChoice({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const t = useText();
  const user = useUnit($user);
  const hints = { mail: t('history.export.way.mail.hint', { email: user?.email ?? '' }) };
  return (
    <RadioGroup
      label={t('history.export.way')}
      value={way}
      onChange={onChange}
      options={ways.map((value) => ({
        value,
        label: t(`history.export.way.${value}`),
        hint: value === 'mail' ? hints.mail : undefined,
      }))}
    />
  );
}
