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
        <path d="M0 40h150v110H0zM170 40h190v110H170zM40 176h140v110H40zM200 176h200v110H200zM120 312h290v76H120z" />
        <path d="M596 30h120v96H596zM736 30h264v96H736zM610 150h96v84h-96zM726 150h120v84H726zM866 150h134v84H866zM640 258h86v70h-86zM746 258h110v70H746zM876 258h124v70H876z" />
      </g>
      <path
        fill={paint.teal}
        d="M430 0h120Q560 120 580 220L610 360Q620 396 680 404L1000 420V520H0V470Q200 460 330 430 440 400 440 330 440 150 430 0Z"
      />
      <path fill={paint.sand} d="M612 370q8 26 68 34l320 16v-36q-200-8-330-30z" />
      <path fill="none" stroke={paint.abyss} strokeWidth="16" d="M400 72h196" />
      <path fill={paint.abyss} d="M608 372l24-8 24 92-14 6z" />
      <circle cx="650" cy="470" r="24" fill={paint.abyss} />
      <path fill="none" stroke={paint.wetSand} strokeWidth="12" d="M566 84q14 90 30 160l20 104" />
      <path fill={paint.buoy} d="M596 214q-44-58 0-78 44 20 0 78z" transform="translate(4 34) scale(1.0)" />
      <circle cx="600" cy="196" r="11" fill={paint.foam} />
      <g fill={vars.color.ink} fontFamily={vars.font.text} fontSize="19" fontWeight="600">
        <text x="620" y="146">
          Fore Street
        </text>
        <text x="628" y="252">
          The Net Loft
        </text>
        <text x="250" y="172">
          West Looe
        </text>
        <text x="452" y="60">
          Bridge
        </text>
        <text x="692" y="478">
          Banjo Pier
        </text>
        <text x="800" y="412">
          The beach
        </text>
        <text x="250" y="500">
          The sea
        </text>
      </g>
    </Drawing>
  );
}
