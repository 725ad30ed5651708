import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  $historySearch,
  $historySearched,
  $historyVendorIds,
  $vendorId,
  historySearched,
} from '#core';
import { readPastSearch } from '#core/rules';
import { useOutletsChoice } from '#hooks';
import { useConfig, useText } from '#i18n';
import { Button, Form, Icon, Row, TextField, VisuallyHidden } from '#ui';
import * as css from './history.css.ts';

/** The id of the field, which takes the focus when what it holds was cleared elsewhere. */
export const searchId = 'historySearch';

type HistorySearchProps = {
  /** What was asked for is understood, and shown. */
  onFound?: () => void;
};

/** Finds by an order's id, by phone or by name, and says why when it cannot. */
export function HistorySearchField({ onFound }: HistorySearchProps) {
  const t = useText();
  const vendorId = useUnit($vendorId);
  const refusal = useRefusal();
  const { typed, type, search } = useSearch();
  return (
    <search className={css.search}>
      <Form kept onSubmit={() => search(typed) && onFound?.()}>
        <Row align="start">
          <div className={css.searchField}>
            <TextField
              type="search"
              leading={<Icon name="search" />}
              id={searchId}
              label={<VisuallyHidden>{t('history.search')}</VisuallyHidden>}
              placeholder={
                vendorId === null
                  ? undefined
                  : t('history.search.placeholder', { vendor: vendorId })
              }
              dir="auto"
              maxLength={64}
              value={typed}
              onChange={({ target }) => type(target.value)}
              error={refusal !== null && t(`history.search.${refusal}`, { vendor: vendorId ?? '' })}
            />
          </div>
          <Button type="submit">{t('history.search.submit')}</Button>
        </Row>
      </Form>
    </search>
  );
}

/** Why nothing is searched for. Where a whole number is never searched by, its end is. */
function useRefusal() {
  const search = useUnit($historySearch);
  const canInclude = useOutletsChoice();
  if (search.kind !== 'refused') return null;
  return search.why === 'outlets-needed' && !canInclude ? 'last-digits' : search.why;
}

/** The typed text and the one searched for. A refused text is dropped once it changes. */
function useSearch() {
  const { phonePlan } = useConfig();
  const [found, searched, vendorIds, send] = useUnit([
    $historySearch,
    $historySearched,
    $historyVendorIds,
    historySearched,
  ]);
  const [typed, setTyped] = useState(searched);
  const before = useRef(searched);
  const follow = useEffectEvent((now: string) => {
    // Cleared elsewhere; what was typed since stays.
    if (now === '' && typed === before.current) setTyped('');
    before.current = now;
  });
  useEffect(() => follow(searched), [searched]);
  const search = (text: string) => {
    const read = readPastSearch(text, vendorIds, phonePlan);
    send({ typed: text, search: read });
    return read.kind !== 'refused';
  };
  const type = (text: string) => {
    setTyped(text);
    if (text === '' || found.kind === 'refused') search('');
  };
  return { typed, type, search };
}
