import { Drawing } from '@awning/ui/primitives';
import { accent, ink, paper2, paper3, paper4, paper6, spark, surfaceDeep, surfaceTint } from './paint.ts';

/** What a haircut is done with, laid out on a clean towel. */
export function Tools({ label }: { label: string | undefined }) {
  return (
    <Drawing viewBox="0 0 560 640" fill="middle" label={label}>
      <path fill={surfaceTint} d="M-200-300h960V940h-960z" />
      <path fill={paper6} d="M-200 40h960v560h-960z" />
      <path fill={accent} d="M-200 56h960v14h-960zM-200 570h960v14h-960z" />
      <path fill={paper3} d="M-200 80h960v5h-960zM-200 555h960v5h-960z" />
      <g transform="translate(20 8) rotate(76 284 318) translate(-74 -40) scale(1.16)">
        <path fill={ink} d="M96 150q0-14 14-14h22v360h-36zM132 160h34v6h-34z" />
        <path
          fill="none"
          stroke={ink}
          strokeWidth="6"
          d="M132 176h34M132 192h34M132 208h34M132 224h34M132 240h34M132 256h34M132 272h34M132 288h34M132 306h34M132 318h34M132 328h34M132 338h34M132 348h34M132 358h34M132 368h34M132 378h34M132 388h34M132 398h34M132 408h34M132 418h34M132 428h34M132 438h34M132 448h34M132 458h34M132 468h34M132 478h34M132 490h34"
        />

        <g fill="none" strokeWidth="12">
          <path stroke={paper3} d="M204 442l29-120" />
          <path stroke={paper4} d="M258 442l-29-120" />
          <g stroke={paper2}>
            <circle cx="199" cy="466" r="26" />
            <circle cx="263" cy="466" r="26" />
          </g>
        </g>
        <path fill={paper4} d="M240 342l-16-4q-34-90-18-188 30 90 34 192z" />
        <path fill={paper3} d="M222 342l16-4q34-90 18-188-30 90-34 192z" />
        <circle cx="231" cy="334" r="8" fill={spark} />

        <path fill={paper4} d="M304 140q34-6 40 10v168h-40z" />
        <path fill={surfaceTint} d="M304 140q12-4 16 0v178h-16z" />
        <path fill={surfaceDeep} d="M312 318h22l8 172q-2 20-20 20t-18-20z" />
        <circle cx="323" cy="330" r="6" fill={spark} />

        <path fill={paper3} d="M366 216h58l-6 270q-4 24-23 24t-23-24z" />
        <path fill={paper4} d="M362 180h66v36h-66z" />
        <path
          fill="none"
          stroke={ink}
          strokeWidth="5"
          d="M368 180v-22M380 180v-22M392 180v-22M404 180v-22M416 180v-22"
        />
        <path fill={spark} d="M386 262h18v56h-18z" />

        <path fill={surfaceTint} d="M440 206q-10-62 18-70 28 8 18 70l-4 92h-28z" />
        <path fill={paper2} d="M438 296h40v22h-40z" />
        <path
          fill={accent}
          d="M444 318h28l6 40q4 20-4 32-8 10-4 26l6 60q0 26-18 26t-18-26l6-60q4-16-4-26-8-12-4-32z"
        />
      </g>
    </Drawing>
  );
}
