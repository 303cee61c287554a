import { ClimbingHold } from '../components/ClimbingHold/index.ts';
import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** Seen from behind, as climbers are: one hand on, the other a finger short of the next tangerine hold. */
export function Reaching({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 600 720" fill="middle" whole reach="over">
      <ClimbingHold shape="jug" place={{ x: 52, y: 6, size: 156 }} />
      <ClimbingHold shape="brick" place={{ x: 344, y: 84, size: 128, turn: -8 }} />
      <ClimbingHold shape="pinch" paint="paper4" place={{ x: 492, y: 210, size: 84, turn: 20 }} />
      <ClimbingHold shape="crimp" paint="paper1" place={{ x: 440, y: 0, size: 76, turn: 12 }} />
      <ClimbingHold shape="brick" place={{ x: 164, y: 636, size: 120, turn: 4 }} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path stroke={paint.mintShade} strokeWidth="58" d="M340 482l66 96 60 62" />
        <path stroke={paint.mint} strokeWidth="60" d="M292 484l-92 58 22 76" />
        <path stroke={paint.fair} strokeWidth="42" d="M346 326l66-76-4-88M258 322l-54-76-18-52" />
      </g>
      <path
        fill={paint.cobalt}
        d="M194 602l58 2 2 50q-46 8-96 0 2-26 34-34zM440 640l44-34q26 30 56 66 4 18-16 18-46-10-84-50z"
      />
      <path
        fill={paint.pink}
        d="M236 324q6-24 34-30l60 2q34 4 42 30-22 34-20 78l8 90q-60 26-100 0l12-90q4-48-36-80z"
      />
      <path
        fill={paint.pinkShade}
        d="M330 296q34 4 42 30-22 34-20 78l8 90q-24 10-44 12 14-108-12-172 20-18 26-38z"
      />
      <path fill={paint.fair} d="M252 300l20-8 54 4 14 6q-6 34-26 46-32-4-62-48z" />
      <path fill={paint.cobalt} d="M290 474h52l6 58q-30 20-62 0z" />
      <path fill={paint.birch} d="M286 468h60v16h-60z" />
      <path fill={paint.fairShade} d="M270 274h46l6 34q-26 14-46-2z" />
      <path fill={paint.fair} d="M236 220q12-32 52-28 38 6 34 50-6 42-46 44-34 0-38-30l-18-6 14-20z" />
      <path fill={paint.copper} d="M234 218q14-38 62-32 44 8 40 62-4 44-46 44-6-30-10-44-8-26-46-30z" />
      <path fill={paint.fairShade} d="M274 240q12-4 14 8-2 12-12 8z" />
      <path
        fill="none"
        stroke={paint.copper}
        strokeWidth="26"
        strokeLinecap="round"
        d="M316 282q34 40 16 104"
      />
      <path fill={paint.tangerine} d="M318 376l30 6-4 16-30-6z" />
      <g fill="none" stroke={paint.fair} strokeLinecap="round">
        <path strokeWidth="46" d="M408 158l2-6" />
        <path strokeWidth="14" d="M388 150l-4-24M403 146v-26M419 148l4-24" />
        <path strokeWidth="40" d="M184 188l-2-6" />
        <path strokeWidth="13" d="M172 172l-12-22M184 168l-4-26M196 172l6-22" />
      </g>
    </Drawing>
  );
}
