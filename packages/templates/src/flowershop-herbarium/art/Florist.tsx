import { Drawing } from '@awning/ui/primitives';
import { cut, whorl } from './cut.ts';
import { paint } from './paint.ts';
import { Strips } from './Strips.tsx';

const petal = 'M0,0 C-9,-4 -12,-16 0,-22 C12,-16 9,-4 0,0Z';

/** The florist, mounted like the rest of her collection: a pencil in her hair and a scabious behind her ear. */
export function Florist({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 300 350">
      <circle cx="160" cy="44" r="34" fill={paint.hair} />
      <path fill={paint.pollen} d="M112 66L214 22l4 9L116 75z" />
      <path fill={paint.rust} d="M214 22l16-2-12 11z" />
      <path fill={paint.hair} d="M76 176Q58 62 152 58q92 4 78 118l-10 24H86z" />
      <path fill={paint.skinShade} d="M126 204h58v54q-30 26-58 0z" />
      <path fill={paint.indigo} d="M14 350q2-84 74-96l36-12q30 36 60 0l36 12q66 12 70 96z" />
      <path fill={paint.leaf} d="M86 254l16-6v54h106v-54l16 6v96H86z" />
      <path fill={paint.skin} d="M124 236v10q30 34 60 0v-10q-30 26-60 0z" />
      <path fill={paint.skin} d="M90 142q0-62 64-64 62 2 62 64v26q-4 66-62 70-60-4-64-70z" />
      <g fill={paint.skin}>
        <circle cx="88" cy="160" r="13" />
        <circle cx="218" cy="160" r="13" />
      </g>
      <path fill={paint.hair} d="M84 150q-4-82 70-84 72 2 68 84-8-46-38-58-50 32-82 14-14 16-18 44z" />
      <path fill={paint.skinShade} d="M154 150v34h-18q4-22 18-34z" />
      <g fill={paint.hair}>
        <circle cx="126" cy="156" r="5" />
        <circle cx="182" cy="156" r="5" />
      </g>
      <g fill="none" stroke={paint.hair} strokeLinecap="round">
        <path strokeWidth="5" d="M112 130q14-9 28-2M168 128q14-7 28 2" />
        <path strokeWidth="4" d="M132 204q22 14 44-4" />
        <path
          strokeWidth="3"
          d="M105 156a21 21 0 1 0 42 0a21 21 0 1 0-42 0M161 156a21 21 0 1 0 42 0a21 21 0 1 0-42 0M147 152q7-5 14 0"
        />
      </g>
      <path fill={paint.chalk} d={whorl(petal, 8, { x: 226, y: 122 })} />
      <circle cx="226" cy="122" r="8" fill={paint.moss} />
      <path
        fill={paint.mossFaded}
        d={cut('M0,0 C10,-10 10,-34 0,-46 C-10,-34 -10,-10 0,0Z', { x: 232, y: 134, turn: 150 })}
      />
      <path fill={paint.sheet} d="M118 318h74v14h-74z" />
      <Strips
        at={[
          [46, 292, -34],
          [262, 296, 34],
        ]}
      />
    </Drawing>
  );
}
