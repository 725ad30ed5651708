import { Card, Section, Stack } from '#ui';
import * as css from './gallery.css.ts';
import type { Words } from './words.ts';

/** The theme itself: colours of the scheme and the brand, the type scale and the spacing scale. */
export function Foundations({ text }: { text: Words }) {
  return (
    <Section title="Theme">
      <Card>
        <Stack gap={6}>
          <div className={css.swatches}>
            {Object.entries(css.swatch).map(([name, className]) => (
              <div key={name} className={css.swatchBox}>
                <span className={className} />
                {name}
              </div>
            ))}
          </div>
          <div>
            {Object.entries(css.typeStep).map(([name, className]) => (
              <p key={name} className={className}>
                {name} {text.sentence}
              </p>
            ))}
          </div>
          <div className={css.spaces}>
            {Object.entries(css.spaceStep).map(([name, className]) => (
              <span key={name} className={className} title={name} />
            ))}
          </div>
        </Stack>
      </Card>
    </Section>
  );
}
