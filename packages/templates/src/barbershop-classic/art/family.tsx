import type { Drawn } from '../../design/show.tsx';
import { Head } from './Head.tsx';
import { accent, hairs, ink, paper2, paper3, paper4, paper5, paper6, skins, spark } from './paint.ts';
import { Portrait } from './Portrait.tsx';

/** White hair, a moustache and round glasses, in a barber’s jacket. */
export const elder = ({ alt }: Drawn) => (
  <Portrait label={alt} margin={26}>
    <path fill={paper4} d="M0 0h240v270H0z" />
    <path fill={paper3} opacity=".35" d="M0 190h240v80H0z" />
    <svg x="20" y="36" width="200" height="234" viewBox="0 0 120 140">
      <Head skin={skins.pale} cape={hairs.white} />
    </svg>
    <g fill={hairs.white}>
      <path d="M66 138q-12-66 54-72 66 2 54 72-4-20-10-26-24-24-40-18-30-4-46 16-8 8-12 28z" />
      <path d="M120 166q-26-4-40 16 22 8 40-4 18 12 40 4-14-20-40-16z" />
    </g>
    <path fill={accent} d="M88 208l32 22 32-22 8 14-40 22-40-22z" />
    <circle cx="120" cy="252" r="5" fill={spark} />
    <g fill="none" stroke={ink} strokeWidth="4">
      <circle cx="100" cy="139" r="14" />
      <circle cx="140" cy="139" r="14" />
      <path d="M114 137h12" />
    </g>
  </Portrait>
);

/** A dark cropped quiff and a comb in the pocket. */
export const quiffed = ({ alt }: Drawn) => (
  <Portrait label={alt}>
    <path fill={spark} d="M0 0h240v270H0z" />
    <path fill={paper2} opacity=".5" d="M0 0h240v60L0 130z" />
    <svg x="20" y="36" width="200" height="234" viewBox="0 0 120 140">
      <Head skin={skins.pale} cape={accent} />
    </svg>
    <path
      fill={paper5}
      d="M69 140Q56 84 84 62q28-28 66-12 38 12 22 90-6-28-12-34-34-2-50-20-20 22-32 26-6 10-9 28z"
    />
    <path
      fill="none"
      stroke={ink}
      strokeWidth="4"
      strokeLinecap="round"
      d="M90 126q8-6 18-2M132 124q9-4 18 2M104 176q16 12 32 0"
    />
    <g fill={paper6}>
      <circle cx="68" cy="158" r="5" />
      <circle cx="172" cy="158" r="5" />
      <path d="M88 210l32 30 32-30 10 10-42 50-42-50z" />
    </g>
    <path
      fill={ink}
      d="M186 270l6-92h14l-4 92zM206 186h14v4h-14zM206 196h14v4h-14zM206 206h13v4h-13zM205 216h13v4h-13zM205 226h13v4h-13zM204 236h13v4h-13z"
    />
  </Portrait>
);
