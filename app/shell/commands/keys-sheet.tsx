import { useUnit } from 'effector-react';
import { useText } from '#i18n';
import { Dialog, Facts, Keys, Stack, Switch } from '#ui';
import type { Command } from './commands.ts';
import { $keysShown, $singleKeys, keysHidden, singleKeysChosen } from './model.ts';

/** Which keys do what, and the way to turn those off that need no Control or Command. */
export function KeysSheet({ commands }: { commands: readonly Command[] }) {
  const t = useText();
  const [open, close, single, choose] = useUnit([
    $keysShown,
    keysHidden,
    $singleKeys,
    singleKeysChosen,
  ]);
  const facts = commands.flatMap(({ id, label, keys, orKeys }) =>
    keys === undefined ? [] : [{ id, term: label, value: <Either {...{ keys, orKeys }} /> }],
  );
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('commands.keys')}
      closeLabel={t('action.close')}
      reading
    >
      <Stack gap={5}>
        <Facts facts={facts} look="ends" />
        <Switch
          label={t('commands.single')}
          hint={t('commands.single.hint')}
          checked={single}
          onChange={(event) => choose(event.target.checked)}
        />
      </Stack>
    </Dialog>
  );
}

function Either({ keys, orKeys }: { keys: string; orKeys: string | undefined }) {
  return (
    <>
      <Keys keys={keys} /> {orKeys !== undefined && <Keys keys={orKeys} />}
    </>
  );
}
