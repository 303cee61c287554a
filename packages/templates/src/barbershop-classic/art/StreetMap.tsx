import { Drawing } from '@awning/ui/primitives';
import { accent, ink, paper2, paper4, paper6, surfaceTint } from './paint.ts';
import { Pole } from './Pole.tsx';

/** Cutler’s Row and what it runs between. */
export function StreetMap() {
  return (
    <Drawing
      viewBox="16 -6 612 400"
      fill="middle"
      whole
      label="Map: the shop is on Cutler’s Row, between the station and the River Sheaf, opposite the bakery"
    >
      <path fill={paper6} d="M-900-400h2500V900H-900z" />
      <path
        fill={surfaceTint}
        d="M-900-400h1038v532L-900 222zM-900 264L138 174v108L-900 402zM-900 446L138 326v574h-1038zM176-400h262v506l-262 23zM176 172l262-23v96l-262 28zM176 318l262-28v610H176zM600-400h1000V-4L600 76zM600 148L1600 66v834H600zM478-400h44v499l-44 4zM478 146l58-5q24 50 10 88l-68 8zM478 282l58-7q-16 60-26 155v470h-32z"
      />
      <path
        fill={paper4}
        d="M14 20h50v70l-50 4zM82 20h40v62l-40 4zM196 20h70v44l-70 6zM24 204l90-8v62l-90 9zM300 186l60-6v48l-60 6zM372 180l50-5v46l-50 5zM200 340l70-8v70h-70zM292 330l60-7v78h-60zM374 320l48-5v86h-48z"
      />
      <path fill="none" stroke={paper4} strokeWidth="64" d="M732-420L572-20q-40 100 14 210t-46 280v460" />
      <path
        fill="none"
        stroke={paper6}
        strokeWidth="3"
        opacity=".7"
        d="M724-420L560-10q-40 100 12 200t-42 260v460M748-420L584-10q-36 100 16 200t-42 260v460"
      />
      <path fill={paper6} d="M478 101L1600 11v46L478 147z" />
      <path fill="none" stroke={ink} strokeWidth="4" strokeDasharray="3 9" d="M157-400v1300" />
      <path fill={paper2} d="M196 190l74-8v58l-74 8z" />
      <g fill={ink} fontSize="21" fontWeight="700">
        <text transform="translate(196 152) rotate(-5)">Cutler’s Row</text>
        <text transform="translate(196 302) rotate(-6)">Bridge Lane</text>
        <text transform="translate(26 238) rotate(-5)">Station</text>
        <text transform="translate(201 222) rotate(-6)">Bakery</text>
        <text transform="translate(566 186) rotate(68)">River Sheaf</text>
        <text transform="translate(492 126) rotate(-5)">Bridge</text>
      </g>
      <path fill={accent} d="M312 46h84v60l-84 7z" />
      <Pole x={331} y={0} width={46} />
    </Drawing>
  );
}
