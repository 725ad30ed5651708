import { useUnit } from 'effector-react';
import { bookColumns, missingBookColumns } from '#core/rules';
import { useText } from '#i18n';
import { ColumnFields, Notice } from '#ui';
import { $import, columnChosen } from './import-model.ts';
import * as css from './page.css.ts';

/** Asks which column of the file says what of a customer. */
export function ColumnsStep() {
  const t = useText();
  const { name, sheet, columns } = useUnit($import);
  const choose = useUnit(columnChosen);
  return (
    <>
      {missingBookColumns(columns).length > 0 && (
        <div role="status">
          <Notice tone="warning">{t('addressbook.import.columns')}</Notice>
        </div>
      )}
      <p className={css.muted}>{t('addressbook.import.match', { name })}</p>
      <ColumnFields
        columns={(sheet?.header ?? []).map((header, at) => ({
          label: header || t('bulk-order-upload.columns.nameless', { number: at + 1 }),
          samples: sheet?.samples[at] ?? [],
          fills: columns[at] ?? '',
        }))}
        options={[
          { value: '', label: t('bulk-order-upload.columns.ignored') },
          ...bookColumns.map((value) => ({ value, label: t(`export.${value}`) })),
        ]}
        onChoose={(at, fills) =>
          choose({ at, column: bookColumns.find((each) => each === fills) ?? null })
        }
      />
    </>
  );
}
