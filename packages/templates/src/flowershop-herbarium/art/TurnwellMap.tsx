import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { whorl } from './cut.ts';
import { paint } from './paint.ts';
import { Strips } from './Strips.tsx';

const petal = 'M0,0 C-11,-5 -14,-19 0,-26 C14,-19 11,-5 0,0Z';

interface TurnwellMapProps {
  label: string;
  /** Fills the box it stands in, and needs no straps there. */
  loose?: boolean;
}

/** The streets round the shop: the river, the station, and a flower where the green door is. */
export function TurnwellMap({ label, loose = false }: TurnwellMapProps) {
  return (
    <Drawing
      label={label}
      viewBox={loose ? '10 24 280 290' : '0 -10 300 350'}
      {...(loose && { fill: 'middle' as const })}
    >
      <path fill={paint.linen} d="M8 10l284-4 2 322-288 4z" />
      <path fill={paint.mossFaded} d="M8 10l92-1 14 70-107 16z" />
      <g fill={paint.moss}>
        <circle cx="36" cy="44" r="13" />
        <circle cx="68" cy="34" r="9" />
        <circle cx="76" cy="66" r="11" />
      </g>
      <path fill="none" stroke={paint.indigoPale} strokeWidth="30" d="M6 292q60-46 128-20t160-30" />
      <g fill="none" stroke={paint.sheet}>
        <path strokeWidth="18" d="M7 176L293 148M120 8l34 322" />
        <path strokeWidth="11" d="M7 112l286-24M224 7l26 322M44 92l24 240" />
      </g>
      <path fill={paint.leaf} d="M186 18l96-3 2 42-94 5z" />
      <path fill="none" stroke={paint.sheet} strokeWidth="3" strokeDasharray="3 7" d="M188 40l96-4" />
      <path fill={paint.rustFaded} d="M168 178l38-4 4 40-36 4z" />
      <path fill={paint.pollen} d="M90 184l36-4 5 40-36 4z" />
      <path fill={paint.rust} d={whorl(petal, 7, { x: 188, y: 196 })} />
      <circle cx="188" cy="196" r="9" fill={paint.rustDeep} />
      <g fill={paint.ink} fontFamily={vars.font.text} fontSize="12">
        <text transform="translate(14 171) rotate(-5.6)">Turnwell St</text>
        <text transform="translate(137 92) rotate(84)">Seed Hill</text>
        <text transform="translate(196 284) rotate(-9)">Kennet</text>
        <text x="92" y="238">
          bakery
        </text>
        <text x="198" y="76">
          station
        </text>
      </g>
      {!loose && (
        <Strips
          at={[
            [12, 14, -45],
            [288, 12, 45],
            [12, 326, 45],
            [288, 324, -45],
          ]}
        />
      )}
    </Drawing>
  );
}
