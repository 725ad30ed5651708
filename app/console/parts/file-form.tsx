import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Problem } from '#schemas';
import { ActionBar, Button, Form, FormError, Stack, TextField } from '#ui';
import { problemText } from '../problem-text.ts';
import { t } from '../text.ts';
import * as css from './parts.css.ts';

type Ref = RefObject<HTMLInputElement | null>;
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

/** Asks for a file and hands over what stands in it, once: sent again it would be there twice. */
export function FileForm(props: FileFormProps) {
  const { label, hint, accept, busy, problem, onChosen, onText } = props;
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  useEmptied(field, busy, problem);
  const send = async () => {
    const file = field.current?.files?.[0];
    if (!file) return setError(t('error.required'));
    const text = await file.text().catch(() => null);
    if (text !== null) return onText(text);
    // The same file can only be chosen again where none is.
    empty(field.current);
    setError(t('file.changed'));
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
          ref={field}
          error={error}
          onChange={() => {
            onChosen();
            setError(undefined);
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

/** Lets go of the file when it was sent well. */
function useEmptied(field: Ref, busy: boolean, problem: Problem | null): void {
  const was = useRef(busy);
  useEffect(() => {
    if (was.current && !busy && problem === null) empty(field.current);
    was.current = busy;
  }, [field, busy, problem]);
}

function empty(field: HTMLInputElement | null): void {
  if (field) field.value = '';
}
