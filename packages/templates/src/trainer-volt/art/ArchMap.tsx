import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { paint } from './paint.ts';
import { Plate } from './Plate.tsx';

const { surfaceRaised, line, ink } = vars.color;

/** The streets round the arch: a railway, a canal, and a plate where the yellow door is. */
export function ArchMap({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 760 560" fill="middle">
      <path fill={surfaceRaised} d="M0 0h760v560H0z" />
      <path
        fill="none"
        stroke={line}
        strokeWidth="26"
        d="M-10 112l780 90M90-10l-40 580M300-10l20 580M560-10l-50 580M-10 396l780-60"
      />
      <path
        fill="none"
        stroke={paint.steel}
        strokeOpacity="0.5"
        strokeWidth="34"
        d="M-10 480q220-40 380 0t400-30"
      />
      <path fill="none" stroke={paint.steel} strokeWidth="40" d="M-10 340Q300 330 770 20" />
      <path
        fill="none"
        stroke={surfaceRaised}
        strokeWidth="28"
        strokeDasharray="5 13"
        d="M-10 340Q300 330 770 20"
      />
      <svg x="340" y="184" width="124" height="124" viewBox="0 0 100 100">
        <Plate />
      </svg>
      <g fill={ink} fontFamily={vars.font.text} fontSize="17" fontWeight="600">
        <text transform="translate(600 191) rotate(6.6)">Foundry Street</text>
        <text transform="translate(336 376) rotate(-4.4)">Mayes Row</text>
        <text transform="translate(541 292) rotate(95)">Pin Street</text>
        <text transform="translate(560 486) rotate(-3)">Canal</text>
      </g>
      <text
        x="484"
        y="272"
        fill={paint.volt}
        fontFamily={vars.font.display}
        fontSize="112"
        fontWeight={vars.font.displayWeight}
      >
        27
      </text>
    </Drawing>
  );
}
