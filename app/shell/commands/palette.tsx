import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Slot } from '#composition';
import { $vendor } from '#core';
import { useText } from '#i18n';
import { CommandList, Dialog, Keys } from '#ui';
import {
  byGroup,
  type Command,
  type CommandGroup,
  findCommands,
  type GroupedCommand,
} from './commands.ts';
import { useFoundOrders } from './found-orders.ts';
import { $paletteOpen, paletteClosed } from './model.ts';
import * as css from './palette.css.ts';
import { useSendAgain } from './send-again-commands.ts';

/** Everything that can be done, found by typing. */
export function Palette({ commands }: { commands: readonly GroupedCommand[] }) {
  const t = useText();
  const [open, close] = useUnit([$paletteOpen, paletteClosed]);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('commands.title')}
      closeLabel={t('action.close')}
      className={css.palette}
    >
      <Choices {...{ commands, close }} />
    </Dialog>
  );
}

function Choices({ commands, close }: { commands: readonly GroupedCommand[]; close: () => void }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  // What the page behind offers does not change while this lies over it.
  const [idle] = useState(() => commands.filter(({ offered }) => offered?.() === false));
  const unoffered = new Set(idle.map(({ id }) => id));
  const possible = commands.filter(({ id }) => !unoffered.has(id));
  const people = useSendAgain(typed);
  const vendor = useUnit($vendor);
  const [found, offer] = useState<readonly Command[]>([]);
  const orders = useFoundOrders(typed);
  const isResting = typed.trim() === '';
  const shown: readonly (Command | GroupedCommand)[] = isResting
    ? byGroup([...possible, ...people])
    : [...orders, ...findCommands(possible, typed), ...people, ...found];
  return (
    <>
      {vendor && <Slot name="shell.commands" with={{ vendor, typed, offer }} />}
      <CommandList
        label={t('commands.type')}
        value={typed}
        onType={setTyped}
        items={shown}
        itemKey={({ id }) => id}
        itemText={({ label }) => label}
        itemAside={({ keys }) => keys && <Keys keys={keys} />}
        // What is found is few lines, the best of them first.
        itemGroup={(command) =>
          isResting && 'group' in command ? t(captions[command.group]) : undefined
        }
        onSelect={({ run }) => {
          close();
          run();
        }}
        emptyText={t('commands.none')}
        countText={t('commands.count', { count: shown.length })}
      />
    </>
  );
}

const captions: Readonly<Record<CommandGroup, string>> = {
  pages: 'commands.group.pages',
  order: 'commands.group.order',
  again: 'order.duplicate',
  account: 'nav.account',
  outlets: 'commands.group.outlets',
};
