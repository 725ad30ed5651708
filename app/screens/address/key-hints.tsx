import { useText } from '#i18n';
import { Keys } from '#ui';
import * as css from './address.css.ts';

const arrows = ['↑', '↓'];
const enter = ['↵'];

/** What the keys do in the list of addresses. */
export function KeyHints({ again }: { again: boolean }) {
  const t = useText();
  const command = navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl';
  return (
    <>
      <Hint keys={arrows} text={t('request.keys.choose')} />
      <Hint keys={enter} text={t('request.keys.use')} />
      {again && <Hint keys={[command, ...enter]} text={t('request.keys.again')} />}
    </>
  );
}

function Hint({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <span className={css.hint}>
      <Keys keys={keys} />
      {text}
    </span>
  );
}
