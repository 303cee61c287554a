import { ClimbingHold } from '../components/ClimbingHold/ClimbingHold.tsx';
import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** At the very top, feet over the edge, beside the tennis ball. */
export function ToppedOut({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 600 720" fill="end" whole>
      <path fill={paint.pinkShade} d="M40 372l92-46 420 14 20 40z" />
      <path fill={paint.pink} d="M40 372l532 8-48 340H108z" />
      <path fill={paint.pinkShade} d="M572 380l-48 340H380l40-342z" />
      <ClimbingHold shape="jug" place={{ x: 120, y: 452, size: 116 }} />
      <ClimbingHold shape="brick" paint="paper4" place={{ x: 430, y: 560, size: 84 }} />
      <circle cx="164" cy="344" r="22" fill={paint.mint} />
      <path fill="none" stroke={paint.birch} strokeWidth="4" d="M148 330q18 12 14 36" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path stroke={paint.cobaltShade} strokeWidth="58" d="M360 338l44 20 10 120" />
        <path stroke={paint.cobalt} strokeWidth="60" d="M300 340l-10 22-14 130" />
      </g>
      <path fill={paint.birch} d="M252 484h52l6 38q-30 14-80 2 0-18 22-22zM390 470h50l22 34q-6 16-72 10z" />
      <path
        fill="none"
        stroke={paint.brown}
        strokeWidth="40"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M278 220l-72-58-24-84M384 220l76-54 20-86"
      />
      <path fill={paint.mint} d="M262 214q8-24 36-28h68q28 4 36 28l-22 60 6 76q-52 20-108 0l6-76z" />
      <path fill={paint.mintShade} d="M352 186h14q28 4 36 28l-22 60 6 76q-18 8-40 9 16-90 6-173z" />
      <path fill={paint.brownShade} d="M308 158h48v34q-24 20-48 0z" />
      <path fill={paint.brown} d="M282 104q2-50 50-52 48 2 50 52v24q-6 46-50 48-44-2-50-48z" />
      <path fill={paint.dark} d="M276 112q-14-82 56-84 70 2 56 84-8-24-22-34-36 8-68-4-16 12-22 38z" />
      <g fill="none" stroke={paint.dark} strokeWidth="6" strokeLinecap="round">
        <path d="M302 112q8-8 16 0M346 112q8-8 16 0" />
      </g>
      <path fill={paint.birch} d="M312 140h42q-4 22-21 22t-21-22z" />
      <path fill={paint.brownShade} d="M332 108v26h-14z" />
      <g fill={paint.brown}>
        <circle cx="180" cy="68" r="26" />
        <circle cx="482" cy="70" r="26" />
      </g>
    </Drawing>
  );
}
