import { useState } from 'react';
import type { Problem } from '#schemas';
import { ActionBar, Button, Form, FormError, Stack, TextField } from '#ui';
import { problemText } from '../problem-text.ts';
import { t } from '../text.ts';
import * as css from './parts.css.ts';

type FileFormProps = {
  label: string;
  hint: string;
  /** Which files there are to choose from. */
  accept: string;
  busy: boolean;
  problem: Problem | null;
  /** Another file was chosen: what was said of the one before no longer holds. */
  onChosen: () => void;
  onText: (text: string) => void;
};

/** Asks for a file and hands over what stands in it. */
export function FileForm(props: FileFormProps) {
  const { label, hint, accept, busy, problem, onChosen, onText } = props;
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const send = async () => {
    setMissing(file === null);
    if (file !== null) onText(await file.text());
  };
  return (
    <Form className={css.form} onSubmit={() => void send()}>
      <Stack>
        <TextField
          type="file"
          className={css.file}
          accept={accept}
          label={label}
          hint={hint}
          error={isMissing ? t('error.required') : undefined}
          onChange={({ target }) => {
            onChosen();
            setMissing(false);
            setFile(target.files?.[0] ?? null);
          }}
        />
        <FormError text={problem && problemText(problem)} />
        <ActionBar>
          <Button type="submit" variant="primary" busy={busy}>
            {t('import.submit')}
          </Button>
        </ActionBar>
      </Stack>
    </Form>
  );
}
