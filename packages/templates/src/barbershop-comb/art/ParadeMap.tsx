import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { paint } from './palette.css.ts';
import { Pik } from './Pik.tsx';

const { surfaceRaised, ink } = vars.color;

/** The streets round the Parade, parted like hair, and a comb standing where the shop is. */
export function ParadeMap({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 760 520" fill="middle">
      <path fill={paint.sand} d="M-400-200h1560v920H-400z" />
      <path fill={paint.mustard} d="M470-60q150 40 340-20v300q-160 60-330 10-60-160-10-290z" />
      <g fill="none" stroke={surfaceRaised} strokeLinecap="round">
        <path strokeWidth="44" d="M150-120q40 300-60 780" />
        <path
          strokeWidth="22"
          d="M-100 90q300 60 1000 190M-100 250q300 50 900 170M-120 420q400 60 900 140M330-60q30 280-70 640M480-60q20 300-90 640M640 200q-30 160-90 420"
        />
      </g>
      <g fill={ink} fontFamily={vars.font.text} fontSize="17" fontWeight="600">
        <text transform="translate(158 96) rotate(85)">Chapeltown Road</text>
        <text transform="translate(440 322) rotate(9)">Leafield Parade</text>
        <text transform="translate(424 190) rotate(10)">Sholebrook Row</text>
        <text x="500" y="110">
          Potternewton Park
        </text>
        <text transform="translate(196 284) rotate(9)">Bakery</text>
      </g>
      <circle cx="352" cy="312" r="34" fill={paint.pink} />
      <svg x="306" y="110" width="74" height="216" viewBox="0 0 170 440">
        <Pik />
      </svg>
    </Drawing>
  );
}
