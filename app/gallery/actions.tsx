import {
  Button,
  ButtonLink,
  Card,
  Icon,
  IconButton,
  type IconName,
  Link,
  Row,
  Section,
  Stack,
} from '#ui';
import * as css from './gallery.css.ts';
import type { Words } from './words.ts';

/** All of them, which the type sees to. */
const icons = {
  menu: true,
  close: true,
  search: true,
  pin: true,
  store: true,
  rider: true,
  check: true,
  clock: true,
  warning: true,
  info: true,
  chevronDown: true,
  back: true,
  logout: true,
  language: true,
  map: true,
  phone: true,
  share: true,
  message: true,
  copy: true,
  plus: true,
  bag: true,
  eye: true,
  eyeOff: true,
  user: true,
  people: true,
  download: true,
  calendar: true,
  bookmark: true,
  history: true,
  edit: true,
  trash: true,
  again: true,
  refresh: true,
  sound: true,
  print: true,
  note: true,
  window: true,
  keyboard: true,
  help: true,
  sort: true,
  settings: true,
} satisfies Record<IconName, true>;

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function Actions({ text }: { text: Words }) {
  return (
    <Section title="Button, IconButton, Link, Icon">
      <Card>
        <Stack>
          {variants.map((variant) => (
            <Row key={variant} wrap>
              <Button variant={variant}>{text.short}</Button>
              <Button variant={variant} icon="rider">
                {text.short}
              </Button>
              <Button variant={variant} busy>
                {text.short}
              </Button>
              <Button variant={variant} disabled>
                {text.short}
              </Button>
              <IconButton variant={variant} icon="copy" label={text.short} />
              <ButtonLink variant={variant} href="#top" icon="map">
                {text.other}
              </ButtonLink>
            </Row>
          ))}
          <p>
            {text.sentence} <Link href="#top">{text.other}</Link>{' '}
            <Link href="#top" plain>
              {text.third}
            </Link>
          </p>
          <div className={css.icons}>
            {(Object.keys(icons) as IconName[]).map((name) => (
              <Icon key={name} name={name} label={name} />
            ))}
          </div>
        </Stack>
      </Card>
    </Section>
  );
}
