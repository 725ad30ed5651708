import { crc32, deflateSync } from 'node:zlib';
import { accent, sign } from './look.ts';

type Look = { readonly size: number; readonly isWhole: boolean };

const ground = [1, 3, 5].map((at) => Number.parseInt(accent.light.ground.slice(at, at + 2), 16));

/** The sign as a PNG for a home screen, as `npm run icons` would draw it. */
export function drawIcon({ size, isWhole }: Look): Buffer {
  const inset = isWhole ? Math.round(size * 0.12) : 0;
  const scale = 32 / (size - 2 * inset);
  const line = 1 + 4 * size;
  const pixels = Buffer.alloc(line * size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const from = (at: number) => (at + 0.5 - inset) * scale - 16;
      pixels.set(colourAt(from(x), from(y), { scale, isWhole }), y * line + 1 + 4 * x);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Red, green, blue and alpha so far from the middle; a whole picture has no corners. */
function colourAt(
  x: number,
  y: number,
  { scale, isWhole }: { readonly scale: number; readonly isWhole: boolean },
): number[] {
  /** How much of a pixel lies within, by how far its middle is beyond the edge. */
  const within = (beyond: number) => Math.min(1, Math.max(0, 0.5 - beyond / scale));
  const far = Math.hypot(x, y);
  const white = within(far - sign.outer) * within(sign.inner - far);
  const past = (at: number) => Math.max(0, Math.abs(at) - (16 - sign.corner));
  const shown = isWhole ? 1 : within(Math.hypot(past(x), past(y)) - sign.corner);
  const mixed = ground.map((channel) => Math.round(channel + white * (255 - channel)));
  return [...mixed, Math.round(255 * shown)];
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
