import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** Somebody with her arms folded, half in the light of the arch. */
export function ArmsFolded({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="-70 -34 660 634" fill="start" reach="over">
      <path fill={paint.volt} d="M-600-600h1720v1300H-600z" />
      <path fill={paint.black} d="M-600 700V822L1120-302V700z" />
      <circle cx="262" cy="86" r="72" fill={paint.hair} />
      <path fill={paint.skin} d="M212 280h100v126H212z" />
      <path fill={paint.skinShade} d="M216 306q46 46 92 4v30q-46 40-92 0z" />
      <path
        fill={paint.chalk}
        d="M60 700V620q0-226 116-264 22-8 36-10 50 66 100 0 14 2 36 10 116 38 116 264v80z"
      />
      <path fill={paint.skin} d="M170 190q4-84 92-86 88 2 92 86v46q-6 92-92 96-86-4-92-96z" />
      <g fill={paint.skin}>
        <circle cx="166" cy="220" r="18" />
        <circle cx="358" cy="220" r="18" />
      </g>
      <path fill={paint.hair} d="M166 208q-16-118 96-122 112 4 96 122-4-54-34-78-62-18-124 0-30 24-34 78z" />
      <g fill="none" stroke={paint.hair} strokeLinecap="round">
        <path strokeWidth="7" d="M200 186q18-12 36-2M288 184q18-10 36 2" />
        <path strokeWidth="6" d="M226 276q36 30 72 0" />
      </g>
      <g fill={paint.hair}>
        <circle cx="219" cy="208" r="7" />
        <circle cx="306" cy="208" r="7" />
      </g>
      <path fill={paint.skinShade} d="M262 204v46h-24q8-26 24-46z" />
      <g fill={paint.chalk}>
        <circle cx="164" cy="246" r="8" />
        <circle cx="360" cy="246" r="8" />
      </g>
      <path
        fill="none"
        stroke={paint.skin}
        strokeWidth="64"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M84 470l26 80 200-30M438 470l-26 84-180-22"
      />
      <path fill="none" stroke={paint.skinShade} strokeWidth="6" strokeLinecap="round" d="M300 486l-82 10" />
    </Drawing>
  );
}
