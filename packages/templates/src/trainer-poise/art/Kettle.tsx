import { Drawing } from '@awning/ui/primitives';
import { paint, shade } from './paint.ts';

/** A kettle in balance with its cup and two biscuits. */
export function Kettle({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 680 520" reach="over">
      <path
        fill="none"
        stroke={paint.wire}
        strokeWidth="2.5"
        d="M340 0v80M180 80h360M180 80v76M540 80v90M470 170h150M470 170v92M620 170v60M584 230h72M584 230v40M656 230v64"
      />
      <path fill="none" stroke={paint.black} strokeWidth="14" d="M120 232q0-72 60-72t60 72" />
      <path fill={paint.red} d="M92 226h176q34 80 42 190-2 14-16 14H66q-14 0-16-14 8-110 42-190" />
      <path fill={shade(paint.red)} d="M282 262l60-30q10 0 8 12l-50 84z" />
      <path fill={paint.black} d="M180 198a16 16 0 1 1-.1 0" />
      <path fill={paint.cobalt} d="M414 262h112v40q0 62-56 62t-56-62z" />
      <path fill="none" stroke={paint.cobalt} strokeWidth="12" d="M524 284q40-4 34 26t-44 26" />
      <circle cx="584" cy="300" r="30" fill={paint.yellow} />
      <circle cx="656" cy="316" r="22" fill={paint.yellow} />
      <path fill={paint.wire} d="M340 72a8 8 0 1 1-.1 0" />
    </Drawing>
  );
}
