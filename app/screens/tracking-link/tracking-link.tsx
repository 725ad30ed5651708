import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { $publicView, publicLinkClosed, publicLinkOpened, publicLookAsked } from '#core';
import { type Audience, isWholeToken } from '#core/rules';
import { useConfig, useText } from '#i18n';
import { Button, Card, EmptyState, LonePage } from '#ui';
import { LinkPage } from './link-page.tsx';
import { LinkShape } from './link-shape.tsx';
import * as css from './tracking-link.css.ts';

/** What a recipient sees of an order, without signing in (specification 2, section 4). */
export function RecipientLinkScreen() {
  return <LinkScreen audience="recipient" />;
}

/** The same for people who send something to each other. */
export function ConsumerLinkScreen() {
  return <LinkScreen audience="consumer" />;
}

function LinkScreen({ audience }: { audience: Audience }) {
  const { token = '' } = useParams();
  const { brand } = useConfig();
  const [view, open, close] = useUnit([$publicView, publicLinkOpened, publicLinkClosed]);
  useEffect(() => {
    open({ token });
    return () => close();
  }, [token, open, close]);
  if (view.state === 'shown') return <LinkPage view={view} token={token} audience={audience} />;
  if (view.state === 'loading') return <LinkShape />;
  return (
    <LonePage logo={brand.logo} name={brand.serviceName}>
      <Card className={css.card}>
        <Broken state={view.state} token={token} />
      </Card>
    </LonePage>
  );
}

type BrokenProps = { state: 'gone' | 'failed'; token: string };

/**
 * Without a network, offers to try again. A well-formed link that is not found may have expired or never existed, which is
 * not distinguished: the shop can help then. Trying again helps with neither that nor a broken link.
 */
function Broken({ state, token }: BrokenProps) {
  const t = useText();
  const refresh = useUnit(publicLookAsked);
  const over = state === 'gone' && isWholeToken(token);
  const text = `public.tracking.${state}`;
  return (
    <EmptyState
      alone
      icon="search"
      title={t(text)}
      {...(state === 'failed' && {
        action: <Button onClick={refresh}>{t('public.refresh')}</Button>,
      })}
    >
      {t(over ? 'public.ask-shop' : `${text}.body`)}
    </EmptyState>
  );
}
