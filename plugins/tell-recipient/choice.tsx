import { useUnit } from 'effector-react';
import { useText } from '#i18n';
import { type MessageKind, type MessageSettings, messageKinds } from '#schemas';
import { Checkbox, Notice, Stack, Switch } from '#ui';
import { $choice, choiceMade } from './settings-model.ts';
import * as css from './tell.css.ts';

/** The switch, and below it each kind of message with its text. */
export function Choice({ settings }: { settings: MessageSettings }) {
  const { channel, texts, sample_link: link } = settings;
  const t = useText();
  const [choice, choose] = useUnit([$choice, choiceMade]);
  if (choice === null) return null;
  const { on, kinds } = choice;
  const textOf = (kind: MessageKind) => texts.find((each) => each.kind === kind)?.text;
  return (
    <Stack gap={5} className={css.choice}>
      {channel === null && <Notice tone="warning">{t('tell.not-set-up')}</Notice>}
      <Switch
        label={t('tell.on')}
        hint={t(channel === 'whatsapp' ? 'tell.on.whatsapp' : 'tell.on.sms')}
        checked={on}
        disabled={channel === null && !on}
        onChange={({ currentTarget }) => choose({ on: currentTarget.checked, kinds })}
      />
      <fieldset className={css.kinds} disabled={!on}>
        <legend className={css.legend}>{t('tell.kinds')}</legend>
        {messageKinds.map((kind) => {
          const isLast = kinds.length === 1 && kinds[0] === kind;
          return (
            <Checkbox
              key={kind}
              label={t(`tell.kind.${kind}`)}
              hint={
                <>
                  <bdi>{textOf(kind)}</bdi>
                  {link && <bdi className={css.link}>{link}</bdi>}
                </>
              }
              checked={kinds.includes(kind)}
              // The last kind cannot be turned off; the switch above does that.
              disabled={isLast}
              onChange={({ currentTarget }) => {
                const others = kinds.filter((each) => each !== kind);
                choose({ on, kinds: currentTarget.checked ? [...others, kind] : others });
              }}
            />
          );
        })}
      </fieldset>
      <p className={css.privacy}>{t('tell.privacy')}</p>
    </Stack>
  );
}
