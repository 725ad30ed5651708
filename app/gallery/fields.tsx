import { useState } from 'react';
import { Combobox } from '#lazy';
import {
  Card,
  Checkbox,
  Icon,
  IconButton,
  PasswordField,
  PhoneField,
  RadioGroup,
  Section,
  Select,
  Stack,
  Switch,
  TextArea,
  TextField,
} from '#ui';
import * as css from './gallery.css.ts';
import type { Words } from './words.ts';

export function Fields({ text }: { text: Words }) {
  return (
    <Section title="TextField, TextArea, PhoneField, Select, Combobox, RadioGroup, Checkbox, Switch">
      <div className={css.columns}>
        <Texts text={text} />
        <Lists text={text} />
        <Choices text={text} />
      </div>
    </Section>
  );
}

function Texts({ text }: { text: Words }) {
  const [phone, setPhone] = useState('+65 8123 4567');
  return (
    <Card>
      <Stack>
        <TextField label={text.place} placeholder={text.otherPlace} />
        <TextField label={text.place} hint={text.hint} aside={text.optional} />
        <TextField label={text.other} leading="SGD" inputMode="decimal" defaultValue="24.90" />
        <PhoneField
          label={text.third}
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
          error={text.error}
          hint={text.hint}
        />
        <PasswordField
          label={text.other}
          showLabel={text.short}
          hideLabel={text.close}
          defaultValue="Demo!2026"
        />
        <TextField label={text.short} type="datetime-local" defaultValue="2026-11-21T12:30" />
        <TextField label={text.place} disabled defaultValue={text.place} />
        <TextArea label={text.sentence} defaultValue={`${text.sentence} ${text.sentence}`} />
      </Stack>
    </Card>
  );
}

function Lists({ text }: { text: Words }) {
  const options = [
    { value: 'a', label: text.place },
    { value: 'b', label: text.otherPlace },
  ];
  return (
    <Card>
      <Stack>
        <Select label={text.short} options={options} />
        <Select
          label={text.short}
          options={options}
          placeholder={text.optional}
          error={text.error}
          leading={<Icon name="store" />}
        />
        <Suggestions text={text} />
        <Suggestions text={text} loading />
        <Suggestions text={text} none />
      </Stack>
    </Card>
  );
}

interface SuggestionsProps {
  text: Words;
  loading?: boolean;
  none?: boolean;
}

function Suggestions({ text, loading = false, none = false }: SuggestionsProps) {
  const [value, setValue] = useState('');
  const places = [text.place, text.otherPlace, `${text.place} 2`, `${text.otherPlace} 3`];
  return (
    <Combobox<string>
      label={text.place}
      hint={none && value && text.empty}
      value={value}
      onType={setValue}
      onSelect={setValue}
      items={loading || none ? [] : places}
      itemKey={(place) => place}
      itemText={(place) => place}
      loading={loading}
      loadingText={text.loading}
      emptyText={text.empty}
      countText={(count) => `${count}`}
      leading={<Icon name="search" />}
      trailing={<IconButton icon="pin" label={text.short} />}
    />
  );
}

function Choices({ text }: { text: Words }) {
  const [way, setWay] = useState<'cash' | 'card' | null>('cash');
  const options = [
    { value: 'cash', label: text.other, hint: text.hint },
    { value: 'card', label: text.third },
  ] as const;
  return (
    <Card>
      <Stack>
        <RadioGroup label={text.other} options={options} value={way} onChange={setWay} />
        <RadioGroup
          label={text.other}
          options={options}
          value={way}
          onChange={setWay}
          look="cards"
        />
        <RadioGroup label={text.other} options={options} value={way} onChange={setWay} look="row" />
        <RadioGroup
          label={text.third}
          options={options.map((option) => ({ ...option, disabled: true }))}
          value={null}
          onChange={setWay}
          error={text.error}
        />
        <Checkbox label={text.sentence} defaultChecked />
        <Checkbox label={text.short} hint={text.hint} error={text.error} />
        <Checkbox label={text.short} disabled />
        <Switch label={text.short} defaultChecked />
        <Switch label={text.other} hint={text.hint} />
      </Stack>
    </Card>
  );
}
