import { useUnit } from 'effector-react';
import { bookColumns, missingBookColumns } from '#core/rules';
import { useText } from '#i18n';
import { ColumnFields, Notice, SheetFields } from '#ui';
import { ImportFault } from './import-fault.tsx';
import { $import, columnChosen, layoutChosen } from './import-model.ts';
import * as css from './page.css.ts';

/** Asks what each column of the file holds. */
export function ColumnsStep() {
  const t = useText();
  const { asked, sheet, columns, fault } = useUnit($import);
  const choose = useUnit(columnChosen);
  return (
    <>
      {fault !== null && <ImportFault fault={fault} />}
      {missingBookColumns(columns).length > 0 && (
        <div role="status">
          <Notice tone="warning">{t('addressbook.import.columns')}</Notice>
        </div>
      )}
      <p className={css.muted}>{t('addressbook.import.match', { name: asked?.file.name ?? '' })}</p>
      <Layout />
      <ColumnFields
        file={sheet}
        chosen={columns}
        options={bookColumns.map((value) => ({ value, label: t(`export.${value}`) }))}
        texts={{
          nameless: (number) => t('bulk-order-upload.columns.nameless', { number }),
          ignored: t('bulk-order-upload.columns.ignored'),
        }}
        onChoose={(at, column) => choose({ at, column })}
      />
    </>
  );
}

function Layout() {
  const t = useText();
  const { sheet } = useUnit($import);
  const choose = useUnit(layoutChosen);
  if (sheet === null) return null;
  return (
    <SheetFields
      file={sheet}
      texts={{
        sheet: t('bulk-order-upload.layout.sheet'),
        header: t('bulk-order-upload.layout.header'),
        none: t('bulk-order-upload.layout.none'),
        line: (line) => t('bulk-order-upload.layout.row', line),
      }}
      onSheet={(at) => choose({ sheet: at, headerLine: null })}
      onHeader={(headerLine) => choose({ sheet: sheet.sheet, headerLine })}
    />
  );
}
