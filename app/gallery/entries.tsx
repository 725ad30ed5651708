import { useState } from 'react';
import {
  AppCodeField,
  Card,
  ChangingList,
  CodeList,
  ColumnFields,
  CommandList,
  FormError,
  Keys,
  ListRow,
  Matched,
  Menu,
  MenuButton,
  MenuLink,
  OneLine,
  RowHead,
  Section,
  Segments,
  SheetFields,
  Stack,
} from '#ui';
import * as css from './gallery.css.ts';
import type { Words } from './words.ts';

const nothing = () => undefined;

/** What asks for one thing of few, and what is found by typing. */
export function Entries({ text }: { text: Words }) {
  return (
    <Section title="Segments, AppCodeField, CodeList, FormError, CommandList, Keys, Menu, Matched, OneLine, RowHead, SheetFields, ColumnFields">
      <div className={css.columns}>
        <Answers text={text} />
        <Commands text={text} />
        <Files text={text} />
      </div>
    </Section>
  );
}

function Answers({ text }: { text: Words }) {
  const [way, setWay] = useState<'now' | 'cash' | 'card'>('cash');
  const ways = [
    { value: 'now', label: text.short, short: text.short },
    { value: 'cash', label: text.other, short: text.other },
    { value: 'card', label: text.third, short: text.third, disabled: true },
  ] as const;
  return (
    <Card>
      <Stack>
        <Segments
          label={text.place}
          options={ways}
          value={way}
          onChange={setWay}
          hint={text.hint}
        />
        <AppCodeField label={text.third} hint={text.hint} defaultValue="482 913" />
        <CodeList label={text.third} codes={['rk37-afqq', 'fxr7-4re9', '3zxc-jtst']} />
        <FormError text={text.error} />
      </Stack>
    </Card>
  );
}

function Commands({ text }: { text: Words }) {
  const [typed, setTyped] = useState('');
  const keys: Readonly<Record<string, string>> = {
    [text.short]: 'n',
    [text.other]: 'g h',
    [text.third]: 'mod+k',
  };
  const found = Object.keys(keys).filter((name) => name.includes(typed));
  return (
    <Card>
      <Stack>
        <CommandList
          label={text.short}
          value={typed}
          onType={setTyped}
          items={found}
          itemKey={(name) => name}
          itemText={(name) => name}
          itemAside={(name) => <Keys keys={keys[name] ?? ''} />}
          itemGroup={(name) => (name === text.third ? text.other : text.short)}
          onSelect={nothing}
          emptyText={text.empty}
          countText={`${found.length}`}
        />
        <Menu>
          <MenuButton icon="copy">{text.short}</MenuButton>
          <MenuButton icon="refresh" busy>
            {text.other}
          </MenuButton>
          <MenuLink icon="map" href="#top">
            {text.third}
          </MenuLink>
        </Menu>
      </Stack>
    </Card>
  );
}

function Files({ text }: { text: Words }) {
  const top = [{ number: 1, cells: [text.place, text.short] }];
  return (
    <Stack>
      <ChangingList>
        <RowHead className={css.rowHead}>{text.other}</RowHead>
        <ListRow title={<Matched text={text.place} query={text.place.slice(0, 5)} />} />
        <ListRow title={<OneLine>{`${text.sentence} ${text.sentence}`}</OneLine>} />
      </ChangingList>
      <Card>
        <Stack>
          <SheetFields
            file={{ sheets: [text.short, text.other], sheet: 0, headerLine: 1, top }}
            texts={{
              ...{ sheet: text.place, header: text.otherPlace, none: text.optional },
              line: ({ number, cells }) => `${number}: ${cells}`,
            }}
            onSheet={nothing}
            onHeader={nothing}
          />
          <ColumnFields
            file={{ header: [text.place, ''], samples: [[text.short, text.other], ['24.90']] }}
            chosen={['place', null]}
            options={[{ value: 'place', label: text.place }]}
            texts={{ nameless: (number) => `${number}`, ignored: text.optional }}
            onChoose={nothing}
          />
        </Stack>
      </Card>
    </Stack>
  );
}
