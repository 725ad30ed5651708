import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { Button, Form, Icon, TextField } from '#ui';
import { t } from '../text.ts';
import { pageRows } from './pager.tsx';
import * as css from './parts.css.ts';

/** What a list is narrowed to, which its address says, so that a link shows the same. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const read = (name: string) => params.get(name) ?? '';
  const page = Math.max(1, Math.floor(Number(read('page'))) || 1);
  /** What is empty leaves the address; another question begins at its first page. */
  const set = (change: Readonly<Record<string, string>>) => {
    const next = { ...Object.fromEntries(params), page: '', ...change };
    const kept = Object.entries(next).filter(([, value]) => value !== '');
    setParams(new URLSearchParams(kept));
  };
  const setPage = (to: number) => set({ page: to === 1 ? '' : String(to) });
  const part = { limit: pageRows, offset: (page - 1) * pageRows };
  return { read, set, page, setPage, part };
}

type SearchBarProps = {
  label: string;
  hint?: string;
  value: string;
  onSearch: (text: string) => void;
  /** Other ways to narrow the same list. */
  children?: ReactNode;
};

/** Looks for a text when it is sent, beside what else narrows a list. */
export function SearchBar({ label, hint, value, onSearch, children }: SearchBarProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Form
      kept
      role="search"
      className={css.filters}
      onSubmit={() => onSearch(field.current?.value.trim() ?? '')}
    >
      <div className={css.search}>
        <TextField
          // Another question by a link is another text in the field.
          key={value}
          ref={field}
          type="search"
          label={label}
          hint={hint}
          defaultValue={value}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          leading={<Icon name="search" />}
        />
      </div>
      {children}
      <Button type="submit" className={css.find}>
        {t('action.find')}
      </Button>
    </Form>
  );
}
