import { Drawing } from '@awning/ui/primitives';
import { grey } from './Runner.tsx';
import { paint } from './paint.ts';

/** The coach on the infield, from above: what she looks like standing up is in the shadow, which waves. */
export function Coach({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 640 640" fill="middle">
      <path fill={paint.grass} d="M-200-200h1040v1040H-200z" />
      <path
        fill={paint.hedge}
        opacity=".32"
        d="M-200-200h180v1040h-180zM160-200h180v1040H160zM540-200h180v1040H540z"
      />
      <g
        transform="translate(396 446) rotate(-42) scale(1.42)"
        fill="none"
        stroke={paint.dark}
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity=".5"
      >
        <path strokeWidth="20" d="M-10-4-6-84M14-2 10-84" />
        <path strokeWidth="44" d="M2-92V-140" />
        <path strokeWidth="14" d="M-18-150-42-122-26-98M20-150 50-172 46-216" />
        <path strokeWidth="13" d="M40-222 38-238M46-222v-18M53-220l4-16" />
        <path strokeWidth="40" d="M2-194v-6" />
        <path strokeWidth="14" d="M-30-100v16" />
      </g>
      <g transform="translate(404 450) rotate(8) scale(.86)">
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path stroke={paint.dark} strokeWidth="26" d="M-26 28v24M22 28v24" />
          <path stroke={paint.sun} strokeWidth="34" d="M-66 4l-24 34 26 36M68-2l38-34-20-60" />
          <path stroke={paint.skin} strokeWidth="24" d="M-60 78l6 6M84-104l-4-14" />
        </g>
        <ellipse fill={paint.sun} rx="84" ry="42" />
        <path fill="none" stroke={paint.tartan} strokeWidth="7" d="M-30 26Q0 66 26 24" />
        <circle fill={paint.dark} cx="0" cy="50" r="12" />
        <circle fill={paint.white} cx="0" cy="50" r="7" />
        <circle fill={paint.skin} cy="20" r="33" />
        <path fill={paint.skin} d="M-8 46q8 20 16 0z" />
        <path fill={grey} d="M-42 22Q-48-44 0-44T42 22Q34 34 26 24 0 8-26 24-34 34-42 22z" />
        <path fill="none" stroke={paint.white} strokeWidth="4" d="M4-42Q-4-20 0 14" />
        <rect x="-72" y="70" width="26" height="60" rx="9" fill={paint.water} />
        <rect x="-67" y="122" width="16" height="16" rx="5" fill={paint.white} />
      </g>
    </Drawing>
  );
}
