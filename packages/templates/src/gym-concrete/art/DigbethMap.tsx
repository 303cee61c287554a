import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { paint } from './paint.ts';

/** The streets round the car park: a viaduct, a canal, and a blue P where one turns in. */
export function DigbethMap({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 900 380" fill="middle">
      <path fill={paint.concrete} d="M-400-400H1300V800H-400z" />
      <path
        fill="none"
        stroke={paint.pale}
        strokeWidth="34"
        d="M-400 98L1300-30M220-120l30 600M-400 330L1300 210M470-120l-20 600M740-120l30 600M1000-120l20 600M-60-120l20 600"
      />
      <path
        fill="none"
        stroke={paint.blue}
        strokeOpacity="0.35"
        strokeWidth="38"
        d="M-400 376q400-60 800-34t900-70"
      />
      <path fill="none" stroke={paint.asphalt} strokeWidth="36" d="M-400 150Q330 220 1000-190" />
      <path
        fill="none"
        stroke={paint.pale}
        strokeWidth="22"
        strokeDasharray="6 16"
        d="M-400 150Q330 220 1000-190"
      />
      <path fill={paint.orange} d="M508 134h190v98l-190 14z" />
      <path
        fill="none"
        stroke={paint.pale}
        strokeWidth="8"
        d="M538 160v62M574 160v60M610 160v58M646 160v56"
      />
      <path
        fill={paint.blue}
        d="M548 44q0-14 14-14h72q14 0 14 14v72q0 14-14 14h-22l-14 22-14-22h-22q-14 0-14-14z"
      />
      <path fill={paint.pale} d="M578 48h24q22 0 22 22t-22 22h-8v20h-16zM594 64v12h6q6 0 6-6t-6-6z" />
      <path fill={paint.asphalt} d="M284 208l112-8v44H284z" />
      <g fill={paint.ink} fontFamily={vars.font.text} fontSize="19" fontWeight="700">
        <text transform="translate(560 268) rotate(-4)">Fazeley Row</text>
        <text transform="translate(262 64) rotate(-4)">Meriden Street</text>
        <text x="490" y="338">
          Canal
        </text>
        <text x="284" y="266">
          Moor Street
        </text>
      </g>
    </Drawing>
  );
}
