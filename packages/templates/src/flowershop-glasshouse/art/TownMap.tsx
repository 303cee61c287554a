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
      <g transform="translate(132 72)scale(.78)">
        <path fill={paint.lime} d="M250 250q150-80 300-20 120 70 40 180-120 110-300 60-160-60-40-220z" />
        <g fill="none" stroke={paint.white} strokeWidth="30" strokeLinejoin="round">
          <path d="M1300-120 820 86 760 160 600 150 300 120-300 190M760 160 730 420 900 660M600 150l30 220-60 290M730 420 240 520-300 480M820 86 1010 240 1600 330M1010 240 960 660" />
        </g>
        <path
          fill="none"
          stroke={paint.bloom}
          strokeWidth="9"
          strokeDasharray="2 18"
          strokeLinecap="round"
          d="M806 66 760 160 612 152 628 290"
        />
        <path
          fill="none"
          stroke={paint.iron}
          strokeWidth="8"
          strokeDasharray="18 10"
          d="M-900-200 640-30 840 40 1500 96 2400 300"
        />
        <path fill={paint.iron} d="M772 8h84v44h-84z" />
        <g transform="translate(620 318)">
          <path fill={paint.bottle} d="M-70 60V-10q20-50 70-60 50 10 70 60v70z" />
          <path
            fill="none"
            stroke={paint.pale}
            strokeWidth="4"
            d="M-56 60V-8M-28 60v-104M0 60v-120M28 60v-104M56 60V-8M-66-10H66"
          />
          <path fill={paint.lemon} d="M-14 20q14-16 28 0v40h-28z" />
        </g>
        <Leaf kind="oval" at={[400, 350]} size={0.7} fill={paint.forest} />
        <Leaf kind="oval" at={[340, 330]} size={0.9} fill={paint.leaf} />
        <Leaf kind="oval" at={[470, 380]} size={0.8} fill={paint.leaf} />
        <g fill={paint.iron} fontSize="33" fontWeight="700" textAnchor="middle">
          <text x="706" y="40">
            {station}
          </text>
          <text x="690" y="122">
            {hill}
          </text>
          <text x="470" y="184" transform="rotate(5 470 184)">
            {terrace}
          </text>
          <text x="480" y="440">
            {gardens}
          </text>
        </g>
      </g>
    </Drawing>
  );
}
