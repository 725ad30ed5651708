import { useEffect, useState } from 'react';
import { brandIds, loadBrand } from '#brands';
import type { Brand } from '#schemas';
import {
  applyBrand,
  applyScheme,
  Link,
  Logo,
  loadFonts,
  Row,
  type Scheme,
  Select,
  Stack,
} from '#ui';
import { Actions } from './actions.tsx';
import { Data } from './data.tsx';
import { Entries } from './entries.tsx';
import { Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import { Foundations } from './foundations.tsx';
import * as css from './gallery.css.ts';
import { Overlays } from './overlays.tsx';
import { type Language, words } from './words.ts';

/** The address carries the choices, so that a picture of each can be asked for. */
interface Choices {
  brand: string;
  scheme: Scheme | '';
  language: Language;
}

/** Every component in every state, brand, scheme and direction. */
export function Gallery() {
  const [choices, setChoices] = useState(readChoices);
  const brand = useChoices(choices);
  const change = (part: Partial<Choices>) => {
    const next = { ...choices, ...part };
    history.replaceState(null, '', `?${new URLSearchParams({ ...next })}`);
    setChoices(next);
  };
  const text = words[choices.language];
  if (!brand) return null;
  return (
    <main className={css.page}>
      <Stack gap={10}>
        <Row justify="between" wrap gap={4}>
          <Row gap={4}>
            <Logo className={css.logo} src={brand.logo} name={brand.serviceName} />
            <h1 className={css.title}>{text.title}</h1>
          </Row>
          <Link href="?show=screens">Whole screens</Link>
          <Switches choices={choices} change={change} />
        </Row>
        <Foundations text={text} />
        <Actions text={text} />
        <Fields text={text} />
        <Entries text={text} />
        <Data text={text} />
        <Feedback text={text} />
        <Overlays text={text} />
      </Stack>
    </main>
  );
}

interface SwitchesProps {
  choices: Choices;
  change: (part: Partial<Choices>) => void;
}

function Switches({ choices, change }: SwitchesProps) {
  return (
    <Row gap={3} wrap align="end">
      <Select
        label="Brand"
        options={brandIds.map((id) => ({ value: id, label: id }))}
        value={choices.brand}
        onChange={(event) => change({ brand: event.target.value })}
      />
      <Select
        label="Scheme"
        placeholder="system"
        options={['light', 'dark'].map((id) => ({ value: id, label: id }))}
        value={choices.scheme}
        onChange={(event) => change({ scheme: event.target.value as Choices['scheme'] })}
      />
      <Select
        label="Language"
        options={Object.keys(words).map((id) => ({ value: id, label: id }))}
        value={choices.language}
        onChange={(event) => change({ language: event.target.value as Language })}
      />
    </Row>
  );
}

function readChoices(): Choices {
  const asked = new URLSearchParams(location.search);
  const language = asked.get('language') ?? '';
  const scheme = asked.get('scheme');
  return {
    brand: asked.get('brand') ?? brandIds[0] ?? '',
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : '',
    language: language in words ? (language as Language) : 'en',
  };
}

function useChoices({ brand: id, scheme, language }: Choices): Brand | undefined {
  const [brand, setBrand] = useState<Brand>();
  useEffect(() => {
    void loadBrand(id).then((loaded) => {
      if (loaded) applyBrand(loaded);
      setBrand(loaded);
    });
  }, [id]);
  useEffect(() => applyScheme(scheme || null), [scheme]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
    void loadFonts(language);
  }, [language]);
  return brand;
}
