import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $vendor } from '#core';
import { useLanguage, useText } from '#i18n';
import { lazyPart } from '#lazy';
import { fileFormats, mayAt } from '#schemas';
import { Button, Menu, MenuButton, Popover } from '#ui';
import { $bookFileComing, bookFileAsked } from './export-model.ts';
import { $import, importOpened } from './import-model.ts';
import type { Book } from './keeper.ts';
import * as css from './page.css.ts';

const ImportDialog = lazyPart(
  () => import('./import-dialog.tsx'),
  ({ ImportDialog }) => ImportDialog,
);

/** Import and export of the whole book. */
export function BookActions({ book }: { book: Book }) {
  const t = useText();
  const [{ step }, open] = useUnit([$import, importOpened]);
  return (
    <div className={css.actions}>
      <Button onClick={() => open()}>{t('addressbook.import')}</Button>
      <ExportButton book={book} />
      {step !== 'closed' && (
        <Suspense fallback={null}>
          <ImportDialog book={book} />
        </Suspense>
      )}
    </div>
  );
}

function ExportButton({ book }: { book: Book }) {
  const t = useText();
  const { code: language } = useLanguage();
  const [coming, ask] = useUnit([$bookFileComing, bookFileAsked]);
  const vendor = useUnit($vendor);
  if (!mayAt(vendor, 'files')) return null;
  return (
    <Popover label={t('addressbook.export')} icon="download" busy={coming}>
      <Menu>
        {fileFormats.toReversed().map((format) => (
          <MenuButton
            key={format}
            icon="download"
            busy={coming}
            onClick={({ currentTarget }) => {
              currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
              ask({ vendorId: book.vendorId, format, language });
            }}
          >
            {t(`history.export.format.${format}`)}
          </MenuButton>
        ))}
      </Menu>
    </Popover>
  );
}
