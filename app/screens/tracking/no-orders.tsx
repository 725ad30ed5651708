import { useStoreMap, useUnit } from 'effector-react';
import { Link as Route } from 'wouter';
import {
  $includeOutlets,
  $pacedOrders,
  $vendorId,
  $vendors,
  outletsIncluded,
  type Tab,
  tabs,
  visibleIds,
} from '#core';
import { useOutletsChoice } from '#hooks';
import { useFormat, useText } from '#i18n';
import { pathOf } from '#routes';
import { Button, EmptyState, Link, Row } from '#ui';

type NoOrdersProps = {
  tab: Tab;
  /** All that are under way are in it. */
  joined: boolean;
  search: string;
  onTab: (tab: Tab) => void;
};

/** Where an order stands first; to the others it comes later. */
const beginsHere: ReadonlySet<Tab> = new Set(['new', 'preorders']);

/** Nothing stands in a tab, or nothing of what was looked for, which another may hold. */
export function NoOrders({ tab, joined, search, onTab }: NoOrdersProps) {
  const t = useText();
  const hasOutlets = useOutletsLeftOut();
  if (search.trim() !== '') return <NotFound {...{ search, onTab }} />;
  return (
    <EmptyState
      icon="bag"
      title={t(joined ? 'tracking.empty.active' : `tracking.empty.${tab}`)}
      action={
        (hasOutlets || tab === 'new') && (
          <Row gap={3} wrap justify="center">
            {hasOutlets && <ItsOutlets />}
            {tab === 'new' && <WhereNext onTab={onTab} />}
          </Row>
        )
      }
    >
      {beginsHere.has(tab) && t('tracking.empty.body')}
    </EmptyState>
  );
}

/** Whether the orders of outlets under this one could stand here, too. */
function useOutletsLeftOut(): boolean {
  const [included, id, vendors] = useUnit([$includeOutlets, $vendorId, $vendors]);
  const canInclude = useOutletsChoice();
  const has = vendors?.some(({ parent_vendor_id: parent }) => parent === id) === true;
  return canInclude && !included && has;
}

/** A main account seldom has orders of its own: those of its outlets are what it looks for. */
function ItsOutlets() {
  const t = useText();
  const include = useUnit(outletsIncluded);
  return (
    <Button
      onClick={({ currentTarget }) => {
        include(true);
        // The button goes with the list that was empty.
        currentTarget.closest<HTMLElement>('main')?.focus({ preventScroll: true });
      }}
    >
      {t('branch.include-outlets')}
    </Button>
  );
}

function NotFound({ search, onTab }: Pick<NoOrdersProps, 'search' | 'onTab'>) {
  const t = useText();
  const isElsewhere = useStoreMap({
    store: $pacedOrders,
    keys: [search],
    fn: (orders, [key]) => tabs.some((tab) => visibleIds(orders, tab, key).length > 0),
  });
  const others = (
    <Row gap={2} wrap justify="center">
      {tabs.map((tab) => (
        <FoundIn key={tab} {...{ tab, search, onTab }} />
      ))}
    </Row>
  );
  return (
    <EmptyState
      icon="search"
      title={t('tracking.empty.search', { search })}
      action={isElsewhere && others}
    >
      {isElsewhere && t('tracking.empty.elsewhere')}
    </EmptyState>
  );
}

function FoundIn({ tab, search, onTab }: Omit<NoOrdersProps, 'joined'>) {
  const t = useText();
  const { number } = useFormat();
  const found = useStoreMap({
    store: $pacedOrders,
    keys: [tab, search],
    fn: (orders, [id, key]) => visibleIds(orders, id, key).length,
  });
  return found === 0 ? null : (
    <Button onClick={() => onTab(tab)}>{`${t(`tracking.tab.${tab}`)} (${number(found)})`}</Button>
  );
}

/** From a list that is empty to the orders that went on from there, and to the next one. */
function WhereNext({ onTab }: Pick<NoOrdersProps, 'onTab'>) {
  const t = useText();
  const vendorId = useUnit($vendorId);
  return (
    <>
      <FoundIn tab="collected" search="" onTab={onTab} />
      <Route href={pathOf({ page: 'request-a-rider', vendorId })} asChild>
        <Link alone>{t('request.title')}</Link>
      </Route>
    </>
  );
}
