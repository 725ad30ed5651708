import { useText } from '#i18n';
import { featureShape, type VendorPlace, vendorPages } from '#routes';
import { VisuallyHidden } from '#ui';
import * as css from './page-shape.css.ts';

type Bone = keyof typeof css.bones;
/** What stands on one line, and how many such lines there are. */
type Line = { of: readonly Bone[]; times?: number };

/** Stands where a page of a vendor or a feature will be, in its shape; with a heading, since a screen reader looks for one as soon as there is a page. */
export function PageShape({ page }: { page: VendorPlace['page'] }) {
  const t = useText();
  const name = vendorPages.find((own) => own === page) ?? featureShape(page) ?? 'list';
  const { lines, second } = shapes[name];
  return (
    <>
      <h1>
        <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      </h1>
      <div className={css.shape[name]} role="status" aria-label={t('app.loading')} aria-busy>
        <div className={second ? css.column : css.whole}>
          {lines.map((line) => (
            <Bones key={line.of.join()} {...line} />
          ))}
        </div>
        {second && <div className={css.second[second]} />}
      </div>
    </>
  );
}

const shapes: Readonly<
  Record<keyof typeof css.shape, { lines: readonly Line[]; second?: keyof typeof css.second }>
> = {
  'request-a-rider': {
    lines: [{ of: ['word'] }, { of: ['field'] }, { of: ['field', 'field'], times: 2 }],
    second: 'map',
  },
  'order-tracking': {
    lines: [{ of: ['field'] }, { of: ['word', 'word'] }, { of: ['row'], times: 8 }],
    second: 'empty',
  },
  history: {
    lines: [
      { of: ['word'] },
      { of: ['card', 'card', 'card'] },
      { of: ['chart'] },
      { of: ['row'], times: 4 },
    ],
  },
  list: { lines: [{ of: ['word', 'search'] }, { of: ['word'] }, { of: ['list'] }] },
  sections: { lines: [{ of: ['word'] }, { of: ['section'], times: 3 }] },
  file: { lines: [{ of: ['word'] }, { of: ['file'] }, { of: ['section'] }, { of: ['list'] }] },
  window: { lines: [{ of: ['word'] }, { of: ['window'] }] },
};

function Bones({ of, times = 1 }: Line) {
  return upTo(times).map((line) => (
    <div key={line} className={css.line}>
      {upTo(of.length).map((at) => (
        <span key={at} className={css.bones[of[at] ?? 'row']} />
      ))}
    </div>
  ));
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}
