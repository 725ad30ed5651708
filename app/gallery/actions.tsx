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

const icons: readonly IconName[] = [
  'back',
  'eye',
  'eyeOff',
  'user',
  'calendar',
  'history',
  'edit',
  'refresh',
  'note',
  'menu',
  'close',
  'search',
  'pin',
  'store',
  'rider',
  'check',
  'clock',
  'warning',
  'info',
  'chevron',
  'chevronDown',
  'logout',
  'language',
  'map',
  'phone',
  'copy',
  'plus',
  'bag',
];

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
            {icons.map((name) => (
              <Icon key={name} name={name} label={name} />
            ))}
          </div>
        </Stack>
      </Card>
    </Section>
  );
}
