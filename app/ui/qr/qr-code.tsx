import { encode } from 'uqr';
import * as css from './qr.css.ts';
import { qrPath } from './qr-path.ts';

/** Light squares around a code, without which cameras do not find it. */
const MARGIN = 4;

/** A text for the camera of a phone; who does not see it has the other ways. */
export function QrCode({ text, caption }: { text: string; caption: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  return (
    <figure className={css.code}>
      <svg viewBox={`0 0 ${size} ${size}`} className={css.squares} aria-hidden>
        <rect width={size} height={size} className={css.light} />
        <path d={qrPath(data)} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
