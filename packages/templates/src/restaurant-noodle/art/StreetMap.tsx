import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { paint } from './paint.ts';

const block = `color-mix(in srgb, ${paint.onion} 30%, ${paint.china})`;

/** What lies round the streets that the noodle is: blocks, a station, a castle, a river. */
export function StreetMap({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 1100 560" fill="middle">
      <path fill={paint.china} d="M0 0h1100v560H0z" />
      <g fill={block}>
        <path d="M0 0h210v100H0zM240 0h260v96H240zM530 0h240v96H530zM800 0h300v96H800z" />
        <path d="M0 176h170v90H0zM200 176h250v110H200zM480 176h170v80H480zM0 296h170v90H0zM200 316h250v70H200zM480 286h170v100H480z" />
        <path d="M0 466h250v94H0zM280 466h220v94H280zM530 466h180v94H530z" />
        <path d="M960 130h140v130H960zM960 290h140v100H960z" />
      </g>
      <path fill={paint.shade} d="M740 560q60-90 380-110v110z" />
      <path fill={paint.indigo} d="M20 18h150v66H20z" />
      <path fill="none" stroke={paint.china} strokeWidth="5" d="M34 84V52a15 15 0 0 1 30 0v32M80 84V52a15 15 0 0 1 30 0v32M126 84V52a15 15 0 0 1 30 0v32" />
      <path fill={paint.nori} d="M1004 210v-66h14v12h14v-12h14v12h14v-12h14v66z" />
      <g fill={vars.color.ink} fontFamily={vars.font.text} fontSize="22" fontWeight="800">
        <text x="20" y="126">
          Central Station
        </text>
        <text x="984" y="240">
          The castle
        </text>
        <text x="880" y="530">
          The Tyne
        </text>
      </g>
    </Drawing>
  );
}
