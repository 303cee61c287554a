import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { paint } from './paint.ts';

const block = `color-mix(in srgb, ${paint.teal} 26%, ${paint.foam})`;

/** The river between the two Looes, the bridge, the quay, the pier with a round end, and the sea. */
export function LooeMap({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 1000 520" fill="middle">
      <path fill={paint.foam} d="M0 0h1000v520H0z" />
      <g fill={block}>
        <path d="M0 40h150v110H0zM170 40h190v110H170zM40 176h140v110H40zM200 176h200v110H200zM120 306h290v70H120z" />
        <path d="M596 30h120v96H596zM736 30h264v96H736zM610 150h96v84h-96zM726 150h120v84H726zM866 150h134v84H866zM640 258h86v70h-86zM746 258h110v70H746zM876 258h124v70H876z" />
      </g>
      <path
        fill={paint.teal}
        d="M430 0h120Q560 120 580 220L606 330Q616 362 680 368L1000 382V520H0V440Q200 432 330 404 440 376 440 316 440 150 430 0Z"
      />
      <path fill={paint.sand} d="M608 340q10 24 70 30l322 14v-38q-200-6-340-26z" />
      <path fill="none" stroke={paint.abyss} strokeWidth="16" d="M400 118h196" />
      <path fill={paint.abyss} d="M600 334l24-8 18 84-14 6z" />
      <circle cx="640" cy="424" r="22" fill={paint.abyss} />
      <path fill="none" stroke={paint.wetSand} strokeWidth="12" d="M570 128q12 66 26 128l16 78" />
      <path fill={paint.buoy} d="M600 252q-44-58 0-78 44 20 0 78z" />
      <circle cx="600" cy="204" r="11" fill={paint.foam} />
      <g fill={vars.color.ink} fontFamily={vars.font.text} fontSize="19" fontWeight="600">
        <text x="620" y="146">
          Fore Street
        </text>
        <text x="628" y="254">
          The Net Loft
        </text>
        <text x="290" y="172">
          West Looe
        </text>
        <text x="456" y="106">
          Bridge
        </text>
        <text x="520" y="420">
          Banjo Pier
        </text>
        <text x="650" y="360">
          The beach
        </text>
        <text x="456" y="280">
          The river
        </text>
      </g>
    </Drawing>
  );
}
