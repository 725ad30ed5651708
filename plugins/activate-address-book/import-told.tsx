import { useUnit } from 'effector-react';
import { useConfig, useFormat, useText } from '#i18n';
import { Button, Facts, Notice, OneLine, Row } from '#ui';
import { fileMade } from './export-model.ts';
import { $import } from './import-model.ts';
import * as css from './page.css.ts';
import { refusedFile } from './refused-file.ts';

/** How many rows can be sent, and of how many the place is not known yet: of those, some may still be refused. */
export function ReadyRows() {
  const t = useText();
  const { good } = useUnit($import);
  const nowhere = good.filter(({ customer }) => customer.latitude === null).length;
  return (
    <div role="status">
      <p>{t('addressbook.import.ready', { count: good.length })}</p>
      {nowhere > 0 && (
        <p className={css.muted}>{t('addressbook.import.look-up', { count: nowhere })}</p>
      )}
    </div>
  );
}

/** How many customers have been sent. */
export function Sending({ done, of }: { done: number; of: number }) {
  const t = useText();
  const format = useFormat();
  const text = t('addressbook.import.progress', {
    done: format.number(done),
    all: format.number(of),
  });
  return (
    <>
      <progress className={css.progress} max={Math.max(1, of)} value={done} aria-label={text} />
      <p className={css.muted}>{text}</p>
    </>
  );
}

/** The results in numbers, and whether rows are left. */
export function ImportFigures() {
  const t = useText();
  const format = useFormat();
  const { step, isCut, added, updated, same, found, refused, good, sent } = useUnit($import);
  const figures = { added, updated, same, found, refused: refused.length };
  const left = good.length - sent;
  return (
    <>
      {step === 'stopped' && (
        <Notice tone="warning">
          {t(isCut ? 'addressbook.import.cut' : 'addressbook.import.stopped', { count: left })}
        </Notice>
      )}
      <div role="status">
        <Facts
          look="ends"
          facts={Object.entries(figures).map(([id, value]) => ({
            ...{ id, value: format.number(value) },
            term: t(`addressbook.import.${id}`),
          }))}
        />
      </div>
    </>
  );
}

/** The most refused rows that are shown. */
const most = 100;

/** All refused rows as a file to correct. */
function RefusedFile() {
  const t = useText();
  const { market } = useConfig();
  const [told, make] = useUnit([$import, fileMade]);
  const keep = () => {
    const file = refusedFile(told, {
      reason: t('addressbook.import.reason'),
      reasonOf: ({ key, values }) => t(key, values),
      decimal: market.formatting.decimal,
    });
    if (file) make(file);
  };
  return (
    <Button variant="quiet" icon="download" onClick={keep}>
      {t('bulk-order-upload.failed-rows')}
    </Button>
  );
}

/** The refused rows, each with its line in the file and the reason. */
export function RefusedRows() {
  const t = useText();
  const { refused } = useUnit($import);
  if (refused.length === 0) return null;
  return (
    <section aria-label={t('addressbook.import.wrong', { count: refused.length })}>
      <Row justify="between" align="baseline">
        <p>{t('addressbook.import.wrong', { count: refused.length })}</p>
        <RefusedFile />
      </Row>
      <ul className={css.refused}>
        {refused.slice(0, most).map(({ number, name, key, values }) => (
          <li key={number} className={css.refusedRow}>
            <span>{t('bulk-order-upload.rows.row', { number })}</span>
            <span>
              <OneLine>{name}</OneLine>
              {t(key, values)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
