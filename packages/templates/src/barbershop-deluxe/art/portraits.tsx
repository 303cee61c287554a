import { Mirrored } from './Mirrored.tsx';
import { paint, shade } from './palette.css.ts';
import { Portrait, type PortraitProps } from './Portrait.tsx';

/** Grey, combed and kind, behind two round lenses. */
export function GreyMoustache(props: PortraitProps) {
  const lines = shade.fair;
  return (
    <Portrait {...props} skin="fair" brow={paint.chrome}>
      <Mirrored>
        <path
          fill={paint.grey}
          d="M0 34c76-16 138 30 142 100 2 40-6 76-10 104-10-10-14-34-16-54-4-24-16-38-32-46-26-16-54-18-84-16z"
        />
        <path
          fill={paint.grey}
          d="M0 322c26-12 54 6 76 32 12 6 22-2 26-12 4 30-24 42-52 32-22-6-34-18-50-18z"
        />
        <path
          fill="none"
          stroke={lines}
          strokeWidth="4"
          strokeLinecap="round"
          d="M24 156c22-6 42-4 58 4M20 176c16-4 32-4 46 2M100 262c10 2 16 6 20 12M100 274c8 4 12 8 14 14M84 318c10 10 14 22 14 34"
        />
        <circle cx="63" cy="246" r="42" fill={paint.gown} fillOpacity="0.16" />
        <path
          fill="none"
          stroke={paint.hair}
          strokeWidth="6"
          d="M105 246a42 42 0 1 1-84 0 42 42 0 1 1 84 0zM105 238l22-4M21 240Q10 230 0 230"
        />
      </Mirrored>
      <path
        fill="none"
        stroke={paint.chrome}
        strokeWidth="5"
        strokeLinecap="round"
        d="M-60 118c20-40 80-72 140-48M-20 116c20-32 60-52 116-30M30 118c20-22 50-30 84-16M-96 130c6-30 20-54 44-70"
      />
      <path fill={paint.lips} d="M-26 370c18 6 34 6 52 0-8 14-44 14-52 0z" />
    </Portrait>
  );
}

/** A line as sharp as the ones she cuts, and two hoops. */
export function CroppedHoops(props: PortraitProps) {
  return (
    <Portrait
      {...props}
      skin="dark"
      brow={paint.hair}
      behind={
        <Mirrored>
          <path fill={paint.hair} d="M0 20c92-8 156 58 154 140-2 34-12 56-24 78H0z" />
        </Mirrored>
      }
    >
      <Mirrored>
        <path
          fill={paint.hair}
          d="M0 24c84-8 144 44 142 130-2 30-6 50-12 72l-14-2c0-24-4-44-12-62-30-8-70-10-104-10z"
        />
        <path
          fill="none"
          stroke={paint.hair}
          strokeWidth="5"
          strokeLinecap="round"
          d="M90 238l12-10M92 246l14-4"
        />
        <circle cx="142" cy="330" r="30" fill="none" stroke={paint.lamp} strokeWidth="7" />
        <path fill={paint.lips} d="M0 354c8-10 22-10 46 8-12 20-28 26-46 26z" />
        <path fill={shade.lips} d="M0 364h46c-14 4-30 6-46 6z" />
      </Mirrored>
      <path fill="none" stroke={paint.dark} strokeWidth="6" d="M58 30c34 18 56 46 72 92" />
    </Portrait>
  );
}

/** Nothing on top, and everything below it. */
export function GingerBeard(props: PortraitProps) {
  return (
    <Portrait {...props} skin="fair" brow={paint.ginger}>
      <Mirrored>
        <path fill={paint.lips} fillOpacity="0.22" d="M66 290a24 18 0 1 0 48 0 24 18 0 1 0-48 0z" />
        <path
          fill={paint.ginger}
          d="M128 250c6 60 22 120 2 186-16 56-70 92-130 96V390c18 4 32 0 40-12 8-14 14-22 26-26 28-8 42-24 48-52l4-48z"
        />
        <path
          fill={paint.ginger}
          d="M0 324c26-12 52 4 70 26 14 8 28 2 30-16 18 26-2 50-32 46-30-2-44-24-68-26z"
        />
        <path
          fill="none"
          stroke={shade.ginger}
          strokeWidth="5"
          strokeLinecap="round"
          d="M112 330c4 30 4 60-6 92M86 380c2 34-4 62-18 92M52 400c0 36-6 66-18 98M18 410c2 34 0 66-6 98"
        />
      </Mirrored>
      <path fill={paint.lips} d="M-34 372c22 8 46 8 68 0-10 20-58 20-68 0z" />
      <path fill={paint.gown} fillOpacity="0.4" d="M30 112c30 4 56 22 68 52-20-22-42-34-72-38z" />
    </Portrait>
  );
}
