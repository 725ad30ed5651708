import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { layers, leadOn } from '#travel';
import { HistoryKeeper } from '#travel/keeper';
import { BackContext, Button, EmptyState, NoticeStack } from '#ui';
import { AccountPage } from '../account/account-page.tsx';
import { AreasPage } from '../areas/areas-page.tsx';
import { AuditPage } from '../audit/audit-page.tsx';
import { FlagsPage } from '../flags/flags-page.tsx';
import { ImportPage } from '../merchants/import-page.tsx';
import { MerchantPage } from '../merchants/merchant-page.tsx';
import { MerchantsPage } from '../merchants/merchants-page.tsx';
import { NewMerchantPage } from '../merchants/new-merchant-page.tsx';
import { $notice, noticeDismissed, noticesHeld } from '../notices-model.ts';
import { OrderPage } from '../orders/order-page.tsx';
import { OrdersPage } from '../orders/orders-page.tsx';
import { PaymentsPage } from '../payments/payments-page.tsx';
import { PrivacyPage } from '../privacy/privacy-page.tsx';
import { QueuesPage } from '../queues/queues-page.tsx';
import { places } from '../routes.ts';
import { $isKnown, $isLapsed, $isUnreachable, $session, consoleOpened } from '../session-model.ts';
import { t } from '../text.ts';
import { VouchersPage } from '../vouchers/vouchers-page.tsx';
import { TargetPage } from '../webhooks/target-page.tsx';
import { Frame } from './frame.tsx';
import { SignInAgain, SignInPage } from './sign-in.tsx';

/** Everything that an operator sees. */
export function Console() {
  return (
    <Router base="/operator" aroundNav={leadOn}>
      <HistoryKeeper />
      <BackContext value={layers}>
        <Whole />
      </BackContext>
      <Notices />
    </Router>
  );
}

function Whole() {
  const [session, isKnown, isUnreachable, isLapsed] = useUnit([
    $session,
    $isKnown,
    $isUnreachable,
    $isLapsed,
  ]);
  if (session === null) {
    if (!isKnown) return null;
    return isUnreachable ? <Unreachable /> : <SignInPage />;
  }
  return (
    // What one operator typed is nothing of the next one's.
    <Frame key={session.email} email={session.email}>
      <Pages />
      {isLapsed && <SignInAgain email={session.email} />}
    </Frame>
  );
}

function Pages() {
  useTitle();
  return (
    <Switch>
      <Route path="/orders" component={OrdersPage} />
      <Route path="/orders/:id" component={OrderPage} />
      <Route path="/merchants" component={MerchantsPage} />
      <Route path="/merchants/new" component={NewMerchantPage} />
      <Route path="/merchants/:id" component={MerchantPage} />
      <Route path="/merchants/:id/import" component={ImportPage} />
      <Route path="/merchants/outlets/:id/areas" component={AreasPage} />
      <Route path="/merchants/webhooks/:id" component={TargetPage} />
      <Route path="/payments" component={PaymentsPage} />
      <Route path="/vouchers" component={VouchersPage} />
      <Route path="/flags" component={FlagsPage} />
      <Route path="/queues" component={QueuesPage} />
      <Route path="/privacy" component={PrivacyPage} />
      <Route path="/audit" component={AuditPage} />
      <Route path="/account" component={AccountPage} />
      <Route path="/">
        <Redirect to="/orders" replace />
      </Route>
      <Route>
        <EmptyState icon="search" title={t('page.missing')} alone />
      </Route>
    </Switch>
  );
}

function useTitle(): void {
  const [path] = useLocation();
  useEffect(() => {
    const place = places.find((each) => path.startsWith(each.path));
    const page = place ? `${t(`place.${place.name}`)} – ` : '';
    document.title = `${page}${t('console.name')}`;
  }, [path]);
}

function Unreachable() {
  const again = useUnit(consoleOpened);
  const action = <Button onClick={() => again()}>{t('action.retry')}</Button>;
  return (
    <main>
      <EmptyState icon="warning" title={t('problem.unreachable')} alone action={action} />
    </main>
  );
}

function Notices() {
  const [notice, dismiss, hold] = useUnit([$notice, noticeDismissed, noticesHeld]);
  return (
    <NoticeStack
      label={t('notices')}
      notices={notice ? [notice] : []}
      onDismiss={dismiss}
      onHold={hold}
      dismissLabel={t('action.dismiss')}
    />
  );
}
