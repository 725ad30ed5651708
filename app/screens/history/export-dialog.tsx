import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $fileComing, fileAsked, type HistoryFile, historyFiles } from '#core';
import { useText } from '#i18n';
import { type FileFormat, fileFormats } from '#schemas';
import { Button, Dialog, RadioGroup, Stack } from '#ui';

/** Makes a file of what the filters show. */
export function ExportButton() {
  const t = useText();
  const coming = useUnit($fileComing);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="download" busy={coming} onClick={() => setOpen(true)}>
        {t('history.export')}
      </Button>
      <ExportDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

type ExportDialogProps = { open: boolean; onClose: () => void };

function ExportDialog({ open, onClose }: ExportDialogProps) {
  const t = useText();
  const ask = useUnit(fileAsked);
  const [file, setFile] = useState<HistoryFile>('orders');
  const [format, setFormat] = useState<FileFormat>('xlsx');
  const submit = () => {
    ask({ file, format });
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
        <Button type="submit" variant="primary" icon="download">
          {t('history.export.download')}
        </Button>
      }
    >
      <Stack>
        <RadioGroup
          label={t('history.export.file')}
          value={file}
          onChange={setFile}
          options={historyFiles.map((value) => ({
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
      </Stack>
    </Dialog>
  );
}
