import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** Somebody under the headline. Her hands reach over the edge of the drawing and close round the bar. */
export function Pressing({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 560 640" fill="start" reach="over">
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path stroke={paint.skin} strokeWidth="44" d="M146 2l-4 112 66 90M414 2l4 112-66 90" />
        <path stroke={paint.black} strokeWidth="74" d="M248 420l-46 130-10 160M312 420l46 130 10 160" />
      </g>
      <path fill={paint.skin} d="M252 170h56v50h-56z" />
      <path fill={paint.chalk} d="M198 206q4-22 34-22h16q32 34 64 0h16q30 0 34 22l-14 96 6 124H206l6-124z" />
      <path fill={paint.black} d="M206 396h148l6 66H200z" />
      <path fill={paint.belt} d="M204 388h152v20H204z" />
      <circle cx="280" cy="30" r="34" fill={paint.black} />
      <path fill={paint.skin} d="M226 104q2-54 54-54t54 54v30q-4 52-54 54-50-2-54-54z" />
      <path fill={paint.black} d="M224 118q-6-72 56-74 62 2 56 74-4-34-24-46-32-10-64 0-20 12-24 46z" />
      <path
        fill="none"
        stroke={paint.black}
        strokeWidth="5"
        strokeLinecap="round"
        d="M246 122h18M296 122h18M262 158q18 14 36 0"
      />
      <path fill={paint.skinShade} d="M282 122v26h-14zM252 182q28 20 56 0v12q-28 20-56 0z" />
      <g fill={paint.skin}>
        <rect x="118" y="-28" width="56" height="40" rx="18" />
        <rect x="386" y="-28" width="56" height="40" rx="18" />
      </g>
      <path
        stroke={paint.skinShade}
        strokeWidth="4"
        d="M132-24v20M146-26v24M160-24v20M400-24v20M414-26v24M428-24v20"
      />
    </Drawing>
  );
}
