import { Drawing } from '@awning/ui/primitives';
import { useId } from 'react';
import { accent, ink, paper1, paper2, paper3, paper4, paper5, paper6, spark, surfaceTint } from './paint.ts';

/** Chair one, and what stands on the shelf behind it. */
export function Chair({ label }: { label: string | undefined }) {
  const floor = useId();
  return (
    <Drawing viewBox="0 0 560 720" fill="end" label={label}>
      <pattern id={floor} width="92" height="46" patternUnits="userSpaceOnUse">
        <path fill={paper5} d="M0 0h92v46H0z" />
        <path fill={paper6} d="M46 0l46 23-46 23L0 23z" />
      </pattern>
      <path fill={surfaceTint} d="M0-280h560V720H0z" />
      <path fill={paper4} d="M0 372h560v190H0z" />
      <path fill={paper3} d="M0 362h560v12H0z" />
      <path fill={`url(#${floor})`} d="M0 560h560v160H0z" />
      <path fill={paper3} d="M0 548h560v14H0z" />

      <path fill={spark} d="M196-280h16V58h-16z" />
      <circle cx="204" cy="182" r="132" fill={spark} />
      <circle cx="204" cy="182" r="114" fill={paper6} />
      <path
        fill={surfaceTint}
        d="M136 273L295 114q20 30 22 54L190 295q-30-4-54-22zM94 214L236 72q20 6 34 18L103 234z"
      />

      <path fill={paper2} d="M22 342h296v20H22z" />
      <path fill={accent} d="M46 342v-62l10-12v-26h18v26l10 12v62z" />
      <path fill={paper6} d="M46 296h38v24H46z" />
      <path fill={paper3} d="M100 342v-44h34v44z" />
      <path fill={paper2} d="M106 286h22v12h-22z" />
      <path fill={ink} d="M268 342v-30q18-10 36 0v30zM276 308v-30h20v30z" />
      <path fill={paper2} d="M272 280l-6-44q20-12 40 0l-6 44z" />

      <ellipse cx="292" cy="664" rx="150" ry="13" opacity=".5" />
      <path fill={spark} d="M190 664q4-26 58-32l8-6h72l8 6q54 6 58 32z" />
      <path fill={paper2} d="M266 520h52v108h-52z" />
      <path fill={spark} d="M258 566h68v18h-68zM318 596l88-22 4 12-88 26z" />
      <circle cx="412" cy="578" r="13" fill={ink} />
      <path fill={paper2} d="M172 502h228l-30 32H196z" />
      <path fill="none" stroke={spark} strokeWidth="14" d="M176 486l-64 126" />
      <path fill={accent} d="M150 494l32 14-42 84-34-16z" />
      <path fill={paper2} d="M48 606h104v16H56z" />
      <path fill={spark} d="M60 592h84v14H60zM408 196l16-46 18 6-16 46z" />
      <rect x="392" y="84" width="68" height="84" rx="22" fill={accent} transform="rotate(14 426 126)" />
      <path
        fill={accent}
        d="M352 470l40-256q4-28 32-24l26 4q24 4 20 30l-38 252q-4 34-36 34h-18q-30-2-26-40z"
      />
      <rect x="150" y="436" width="246" height="70" rx="26" fill={accent} />
      <path
        fill="none"
        stroke={paper1}
        strokeWidth="5"
        d="M406 106l40 10M400 132l40 10M414 220l-38 248M438 224l-38 250M392 268l64 10M384 324l64 10M375 380l64 10M366 436l64 10M172 470h196"
      />
      <path fill="none" stroke={spark} strokeWidth="16" strokeLinejoin="round" d="M190 452v-74h176v66" />
      <rect x="168" y="354" width="204" height="32" rx="16" fill={ink} />
    </Drawing>
  );
}
