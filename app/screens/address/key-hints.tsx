import { useText } from '#i18n';
import { Keys } from '#ui';
import * as css from './address.css.ts';

/** What the keys do in the list of addresses. */
export function KeyHints({ canSendAgain }: { canSendAgain: boolean }) {
  const t = useText();
  return (
    <>
      <Hint keys="ArrowUp ArrowDown" text={t('request.keys.choose')} />
      <Hint keys="Enter" text={t('request.keys.use')} />
      {canSendAgain && <Hint keys="mod+Enter" text={t('request.keys.again')} />}
    </>
  );
}

function Hint({ keys, text }: { keys: string; text: string }) {
  return (
    <span className={css.hint}>
      <Keys keys={keys} />
      {text}
    </span>
  );
}
