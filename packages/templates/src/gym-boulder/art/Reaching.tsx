import { ClimbingHold } from '../components/ClimbingHold/ClimbingHold.tsx';
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
      <path fill={paint.fairShade} d="M258 246h56l10 64q-30 18-56-4z" />
      <path
        fill={paint.fair}
        d="M240 208q6-36 50-38 50 4 52 56-2 50-48 56-26 4-42-6-10-6-8-16 0-4 4-8-10 0-14-4-4-6 2-12l-6-2q-6-2-2-8 8-8 8-18z"
      />
      <path
        fill={paint.copper}
        d="M236 204q4-46 60-48 60 6 58 70-4 54-58 64-12 0-18-4 14-20 8-36 14-6 12-22-4-12-16-8-8-26-46-16z"
      />
      <path fill={paint.fairShade} d="M280 228q10-2 10 8t-10 12q-4-10 0-20z" />
      <path fill="none" stroke={paint.copper} strokeWidth="5" strokeLinecap="round" d="M246 222q6-6 12-2" />
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
