import { useUnit } from 'effector-react';
import { type DragEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  $templateComing,
  type BulkSnapshot,
  bulkSent,
  bulkTemplateAsked,
  spreadsheetLimits,
} from '#core';
import { useFormat, useText } from '#i18n';
import { lazyPart } from '#lazy';
import { Button, Card, Row, Stack } from '#ui';
import * as css from './bulk.css.ts';
import { faultId } from './element-ids.ts';
import { loadLater } from './load-later.ts';

/** Comes with what follows a file, which is loaded while one is read. */
const FileNews = lazyPart(loadLater, ({ FileNews }) => FileNews);

const endings = '.xlsx,.csv,.tsv,.txt';

/** Before the flow is loaded, there is neither a fault nor a kept file. */
type FileStepProps = Pick<BulkSnapshot['context'], 'vendorId'> &
  Partial<Pick<BulkSnapshot['context'], 'fault' | 'kept'>>;

/** Asks for a file, and shows why the last one was refused. */
export function FileStep({ fault = null, kept = null, vendorId }: FileStepProps) {
  const t = useText();
  const refused = fault === 'cancelled' ? null : fault;
  return (
    <Stack>
      <p className={css.muted}>{t('bulk-order-upload.intro')}</p>
      {(refused || kept) && (
        <Suspense fallback={null}>
          <FileNews fault={refused} kept={kept} />
        </Suspense>
      )}
      <DropZone describedBy={refused ? faultId : undefined} />
      <Template vendorId={vendorId} />
    </Stack>
  );
}

function DropZone({ describedBy }: { describedBy: string | undefined }) {
  const t = useText();
  const format = useFormat();
  const send = useUnit(bulkSent);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => file && send({ type: 'fileChosen', file });
  usePasted((text) => take(new File([text], 'pasted.tsv', { type: 'text/tab-separated-values' })));
  // The button inside does the same by keyboard.
  const dragging = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files[0]);
    },
  };
  return (
    <div className={css.drop} data-over={over || undefined} {...dragging}>
      <Button variant="primary" icon="plus" onClick={() => input.current?.click()}>
        {t('bulk-order-upload.choose')}
      </Button>
      <p className={css.muted}>
        {t('bulk-order-upload.choose.hint', { rows: format.number(spreadsheetLimits.rows) })}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={endings}
        aria-label={t('bulk-order-upload.choose')}
        aria-describedby={describedBy}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // Lets the same file be chosen again after it was corrected.
          event.target.value = '';
        }}
      />
    </div>
  );
}

/** Takes pasted cells of a spreadsheet program: lines with tabs in them. */
function usePasted(take: (text: string) => void): void {
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'file';
    if (!isTyping && /\t/.test(text)) take(text);
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent) => pasted(event);
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, []);
}

function Template({ vendorId }: { vendorId: string }) {
  const t = useText();
  const [coming, ask] = useUnit([$templateComing, bulkTemplateAsked]);
  return (
    <Card>
      <Row justify="between" stackOnPhone gap={3}>
        <p className={css.muted}>{t('bulk-order-upload.template.hint')}</p>
        <Button icon="download" busy={coming} className={css.whole} onClick={() => ask(vendorId)}>
          {t('bulk-order-upload.template')}
        </Button>
      </Row>
    </Card>
  );
}
