import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { $vendor } from '#core';
import { useConfig, useText } from '#i18n';
import { Button } from '#ui';
import { nextId } from './import-actions.tsx';
import { ImportFault } from './import-fault.tsx';
import { $import, fileChosen } from './import-model.ts';
import * as css from './page.css.ts';

/** Asks for a file, and shows why the last one was refused. */
export function FileStep() {
  const t = useText();
  const { step, fault } = useUnit($import);
  const input = useRef<HTMLInputElement>(null);
  const choose = useChosen();
  return (
    <>
      <p className={css.muted}>{t('addressbook.import.intro')}</p>
      {fault !== null && <ImportFault fault={fault} />}
      <div>
        <Button
          id={nextId}
          icon="plus"
          busy={step === 'reading'}
          onClick={() => input.current?.click()}
        >
          {t('bulk-order-upload.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.csv,.tsv,.txt"
          aria-label={t('bulk-order-upload.choose')}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // Lets the same file be chosen again after it was corrected.
            target.value = '';
          }}
        />
      </div>
    </>
  );
}

function useChosen() {
  const [vendor, choose] = useUnit([$vendor, fileChosen]);
  const { market, phonePlan } = useConfig();
  return (file: File | undefined) => {
    if (file === undefined || vendor === null) return;
    choose({ file, rules: { market, phonePlan } });
  };
}
