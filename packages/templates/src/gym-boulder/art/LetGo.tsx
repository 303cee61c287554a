import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** Flat on his back on the mat, knees up, with nothing left to climb today. */
export function LetGo({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 460 190" reach="over">
      <path fill={paint.plum} fillOpacity="0.28" d="M20 166q200-26 420 0-200 22-420 0z" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path stroke={paint.mintShade} strokeWidth="42" d="M272 138l64-72 48 84" />
        <path stroke={paint.brownShade} strokeWidth="28" d="M140 116L88 62 40 40" />
        <path stroke={paint.mint} strokeWidth="44" d="M266 142l44-92 62 94" />
      </g>
      <path fill={paint.tangerine} d="M352 138l36-8q42 8 52 30l-2 8h-78z" />
      <path fill={paint.birch} d="M124 108q60-26 152 2 16 24 0 52-80 16-152 4-16-30 0-58z" />
      <path fill={paint.pink} d="M172 95q20-3 42-1l-6 76-38-1z" />
      <path fill={paint.brown} d="M46 116q4-40 46-42 40 4 40 44-2 44-44 46-40-4-42-48z" />
      <path fill={paint.dark} d="M50 150q-22-58 24-84 6 12 2 24-12 8-8 24 0 26-18 36z" />
      <g fill="none" stroke={paint.dark} strokeWidth="5" strokeLinecap="round">
        <path d="M90 92q8-5 15 0M88 128q8 12 20 8" />
      </g>
      <path fill={paint.brownShade} d="M100 84l14-12q6 10 2 22z" />
      <path
        fill="none"
        stroke={paint.brown}
        strokeWidth="30"
        strokeLinecap="round"
        d="M150 150q-50 26-116 16"
      />
      <circle cx="34" cy="164" r="19" fill={paint.brown} />
      <circle cx="38" cy="40" r="17" fill={paint.brownShade} />
    </Drawing>
  );
}
