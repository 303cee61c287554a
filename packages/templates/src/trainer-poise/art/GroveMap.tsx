import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { paint } from './paint.ts';

/** Pontcanna, from the park to the river; the Sunday School is the disc that hangs into it. */
export function GroveMap({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 760 460" fill="middle">
      <path fill={paint.sky} d="M0 0h760v460H0z" />
      <path fill={paint.yellow} d="M60 150q110-60 150 20t-30 160q-90 40-150-20-40-110 30-160" />
      <path fill={paint.yellow} d="M524 50q80-30 84 60t-10 200q-30 50-70 10-20-150-4-270" />
      <path fill={paint.cobalt} d="M636 0h124v460H616q40-140 10-240t10-220" />
      <g fill="none" stroke={paint.white} strokeLinecap="round">
        <path strokeWidth="26" d="M430-20 500 480M-20 400Q300 340 780 420" />
        <path strokeWidth="15" d="M250-20 320 480M230 130 460 100M240 270 480 240M340 110l34 260" />
      </g>
      <path stroke={paint.wire} strokeWidth="2.5" d="M362 0v148" />
      <circle cx="362" cy="186" r="40" fill={paint.red} />
      <g fill={vars.color.ink} fontFamily={vars.font.text} fontSize="19" fontWeight="700">
        <text x="172" y="226">
          Thompson’s
        </text>
        <text x="172" y="250">
          Park
        </text>
        <text x="410" y="182">
          Severn
        </text>
        <text x="410" y="206">
          Grove
        </text>
        <text x="500" y="348">
          Cathedral
        </text>
        <text x="500" y="372">
          Road
        </text>
        <text x="520" y="160">
          Sophia
        </text>
        <text x="520" y="184">
          Gardens
        </text>
        <text x="190" y="428">
          Cowbridge Road East
        </text>
      </g>
    </Drawing>
  );
}
