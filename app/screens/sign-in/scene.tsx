import { glyphs } from '#map';
import * as css from './product.css.ts';

const roads = [
  'M-10 118C150 90 240 150 380 120S600 60 720 90',
  'M-10 330C120 300 260 330 380 296S590 250 720 262',
  'M-10 500C140 470 330 480 470 440S650 420 720 430',
  'M96-10C120 120 70 260 118 570',
  'M262-10C250 110 300 220 286 330S330 480 318 570',
  'M470-10C452 120 500 220 486 330S520 470 508 570',
  'M640-10C620 150 660 300 632 570',
];
const lanes = [
  'M-10 214L110 220L262 210M286 240L486 214L720 180',
  'M110 410L300 396L500 356L720 350M190 110L182 330L196 570M392 120L372 300L404 570M560 74L566 262L590 570',
];
const way = 'M226 196C262 208 286 226 286 262S300 320 350 304';
const ridden = 'M350 304C400 290 480 282 488 330S492 366 492 386';

/** A map of nowhere with a rider under way, in the brand's colours and with its pins. */
export function Scene({ pin }: { pin: string }) {
  return (
    <svg
      aria-hidden="true"
      className={css.scene}
      viewBox="0 -8 710 560"
      preserveAspectRatio="xMidYMid slice"
    >
      <path
        className={css.park}
        d="M120 224L186 216L190 300L120 306ZM498 280L560 272L566 346L504 350Z"
      />
      <path className={css.water} d="M720 452C600 452 540 480 470 500S420 570 420 570L720 570Z" />
      {lanes.map((d) => (
        <path key={d} className={css.lane} d={d} />
      ))}
      {roads.map((d) => (
        <path key={d} className={css.casing} d={d} />
      ))}
      {roads.map((d) => (
        <path key={d} className={css.road} d={d} />
      ))}
      <path className={css.way} d={way} />
      <path className={css.ridden} d={ridden} />
      <Pin at="226 171" outline={pin} look={css.door} glyph={glyphs.dropoff} />
      <Pin at="492 361" outline={pin} look={css.shop} glyph={glyphs.pickup} />
      <g transform="translate(350 304)" className={css.rider}>
        <circle r="19" />
        <path d={glyphs.rider} transform="translate(-10 -10) scale(.84)" />
      </g>
    </svg>
  );
}

type PinProps = { at: string; outline: string; look: string; glyph: string };

function Pin({ at, outline, look, glyph }: PinProps) {
  return (
    <g transform={`translate(${at})`} className={look}>
      <path d={outline} />
      <path d={glyph} transform="translate(-10 -10.5) scale(.84)" />
    </g>
  );
}
