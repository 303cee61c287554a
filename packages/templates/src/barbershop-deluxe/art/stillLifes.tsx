import { vars } from '@awning/ui/theme';
import { Counter, type StillLifeProps } from './Mirrored.tsx';
import { paint, shade } from './palette.css.ts';

// Each is cut from folded paper: what is drawn is its right half.

/** A shaving brush in its bowl, all lather. */
export function Brush({ label }: StillLifeProps) {
  return (
    <Counter label={label} top={500}>
      <path fill={paint.enamel} d="M0 30c24 0 38 14 38 34 0 26-22 34-22 58 0 16 24 22 24 44v18H0z" />
      <path fill={paint.gown} fillOpacity="0.4" d="M22 48c8 6 8 20 0 30-6 8-10 14-12 22 0-18 16-28 12-52z" />
      <path fill={paint.chrome} d="M0 180h42v22H0z" />
      <path fill={paint.grey} d="M0 202h42c14 48 42 88 50 138H0z" />
      <path fill="none" stroke={paint.chrome} strokeWidth="4" d="M10 206l8 130M24 206c10 40 22 84 30 130" />
      <path
        fill={paint.gown}
        d="M0 300c14-16 36-14 44 2 18-12 40-4 42 16 22-8 44 6 42 28 20 0 30 14 26 30H0z"
      />
      <path fill={paint.jar} d="M0 372h176c-4 70-46 112-110 122H0z" />
      <path fill={shade.jar} d="M0 372h176l-2 18H0zM0 488h70v14H0z" />
      <path fill={paint.gown} fillOpacity="0.36" d="M136 402h18c-6 30-18 50-36 64 10-18 16-40 18-64z" />
    </Counter>
  );
}

/** A barber's chair from the front, empty: yours. */
export function Chair({ label }: StillLifeProps) {
  const leather = paint.jar;
  const seam = shade.jar;
  return (
    <Counter label={label} top={520}>
      <path fill={paint.chrome} d="M0 524h132c-6-22-40-30-96-36V430H0zM22 60h14v60H22z" />
      <path fill={leather} d="M0 22h52c16 0 24 8 24 22s-8 24-24 24H0z" />
      <path fill={leather} d="M0 96h76c24 0 36 14 40 40l14 156H0z" />
      <path fill={leather} d="M0 300h128c16 0 26 12 26 30s-10 34-28 36L0 372z" />
      <path fill={paint.chrome} d="M118 232h58c12 0 18 8 18 18v92h-18v-84h-50z" />
      <path fill={leather} d="M116 210h66c14 0 22 8 22 18s-8 16-20 16h-64z" />
      <path fill={paint.chrome} d="M64 372h18l16 84H0v-18h74zM0 372h30v60H0z" />
      <path fill={leather} d="M0 450h96l10 28H0z" />
      <path
        fill="none"
        stroke={seam}
        strokeWidth="5"
        d="M0 96v196M38 98l6 194M78 100l14 192M0 336h140M0 44h60"
      />
      <path fill={paint.gown} fillOpacity="0.5" d="M150 350h10v-90h-10z" />
    </Counter>
  );
}

/** Scissors, open and upright. */
export function Scissors({ label }: StillLifeProps) {
  return (
    <Counter label={label} top={540}>
      <path fill={paint.chrome} d="M0 300L92 22c12 6 16 24 12 44L26 330c-6 14-16 22-26 24z" />
      <path fill={paint.gown} fillOpacity="0.5" d="M92 22c12 6 16 24 12 44L26 330c-4 8-8 14-14 18z" />
      <path fill="none" stroke={paint.jar} strokeWidth="26" d="M10 336c22 40 34 66 40 96" />
      <ellipse cx="86" cy="470" rx="50" ry="58" fill="none" stroke={paint.jar} strokeWidth="24" />
      <circle cx="0" cy="326" r="14" fill={paint.lamp} />
    </Counter>
  );
}

/** The bell on the counter. It is answered. */
export function Bell({ label }: StillLifeProps) {
  return (
    <Counter label={label} top={500}>
      <path fill={paint.lamp} d="M0 96h12q14 0 14 14t-14 14H0z" />
      <path fill={paint.chrome} d="M0 124h10v60H0z" />
      <path fill={paint.jar} d="M0 176c110 0 186 96 190 236H0z" />
      <path fill={shade.jar} d="M0 384h189l1 28H0z" />
      <path fill={paint.chrome} d="M0 412h206v28H0z" />
      <path fill={paint.hair} d="M0 440h188l28 62H0z" />
      <path fill={paint.gown} fillOpacity="0.4" d="M96 216c38 30 62 78 70 140-22-58-46-94-82-122z" />
    </Counter>
  );
}

/** A box that is all ribbon. */
export function Gift({ label }: StillLifeProps) {
  const ribbon = shade.lamp;
  return (
    <Counter label={label} top={500}>
      <path fill={paint.jar} d="M0 268h160v234H0z" />
      <path fill={shade.jar} d="M0 268h160v26H0z" />
      <path fill={paint.jar} d="M0 206h182v66H0z" />
      <path fill={paint.lamp} d="M0 206h26v296H0z" />
      <path fill={paint.lamp} d="M0 204c4-60 52-124 102-116 46 8 36 72-8 94-30 14-64 20-94 22z" />
      <path fill={ribbon} d="M18 184c12-34 40-66 68-66 24 4 18 34-8 46-20 10-40 16-60 20z" />
      <path fill={ribbon} d="M0 176h16q12 0 12 14t-12 16H0z" />
    </Counter>
  );
}

/** The clock over the door, which runs backwards in the room and forwards in the glass. */
export function Clock({ label }: StillLifeProps) {
  return (
    <Counter label={label} top={516}>
      <path fill={paint.chrome} d="M0 462h70l22 56H0z" />
      <path fill={paint.chrome} d="M0 46a208 208 0 0 1 0 416z" />
      <path fill={paint.gown} d="M0 64a190 190 0 0 1 0 380z" />
      <path fill={paint.night} d="M0 82h6v26H0zM0 400h6v26H0z" />
      <g
        fill={paint.night}
        fontFamily={vars.font.display}
        fontWeight={vars.font.displayWeight}
        fontSize="44"
        textAnchor="middle"
      >
        <text x="76" y="138">
          1
        </text>
        <text x="132" y="194">
          2
        </text>
        <text x="152" y="270">
          3
        </text>
        <text x="132" y="346">
          4
        </text>
        <text x="76" y="400">
          5
        </text>
      </g>
      <path stroke={paint.night} strokeWidth="10" strokeLinecap="round" d="M0 254l84-50" />
      <circle cx="0" cy="254" r="15" fill={paint.lamp} />
    </Counter>
  );
}
