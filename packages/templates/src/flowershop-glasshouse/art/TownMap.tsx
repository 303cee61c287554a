import { Drawing } from '@awning/ui/primitives';
import { Leaf } from './Leaf.tsx';
import { paint } from './paint.ts';

export interface TownMapProps {
  label: string;
  /** Written on the streets, in the order of the walk from the station. */
  streets: readonly [station: string, hill: string, terrace: string, gardens: string];
}

/** The walk from the station: down, round the Slopes, and in at the gate. */
export function TownMap({ label, streets: [station, hill, terrace, gardens] }: TownMapProps) {
  return (
    <Drawing label={label} viewBox="0 0 1200 520" fill="middle">
      <path fill={paint.pale} d="M-900-600h3000v1800h-3000z" />
      <path fill={paint.lime} d="M120 250q150-90 330-40 130 60 60 170-110 120-310 70-170-60-80-200z" />
      <g fill="none" stroke={paint.white} strokeWidth="30" strokeLinejoin="round">
        <path d="M1160-80 1010 120 760 170 560 150 300 120-200 180M760 170 720 420 900 640M560 150l30 220-80 260M720 420 200 520-300 480M1010 120l120 240 240 60" />
      </g>
      <path
        fill="none"
        stroke={paint.bloom}
        strokeWidth="9"
        strokeDasharray="2 18"
        strokeLinecap="round"
        d="M1064 62 1010 120 760 170 572 152 590 300"
      />
      <path stroke={paint.iron} strokeWidth="8" strokeDasharray="18 10" d="M900-40 1400 130" />
      <path fill={paint.iron} d="M1030 10h90v46h-90z" />
      <g transform="translate(560 300)">
        <path fill={paint.bottle} d="M-70 60V-10q20-50 70-60 50 10 70 60v70z" />
        <path
          fill="none"
          stroke={paint.pale}
          strokeWidth="4"
          d="M-56 60V-8M-28 60v-104M0 60v-120M28 60v-104M56 60V-8M-66-10H66"
        />
        <path fill={paint.lemon} d="M-14 20q14-16 28 0v40h-28z" />
      </g>
      <Leaf kind="oval" at={[300, 350]} size={0.7} fill={paint.forest} />
      <Leaf kind="oval" at={[240, 330]} size={0.9} fill={paint.leaf} />
      <Leaf kind="oval" at={[380, 390]} size={0.8} fill={paint.leaf} />
      <g fill={paint.iron} fontSize="26" fontWeight="700" textAnchor="middle">
        <text x="1075" y="100">
          {station}
        </text>
        <text x="890" y="128" transform="rotate(-11 890 128)">
          {hill}
        </text>
        <text x="400" y="108" transform="rotate(6 400 108)">
          {terrace}
        </text>
        <text x="320" y="440">
          {gardens}
        </text>
      </g>
    </Drawing>
  );
}
