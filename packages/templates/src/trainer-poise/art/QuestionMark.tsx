import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** A question mark, whose point is a weight of its own, in balance with a leaf and a disc. */
export function QuestionMark() {
  return (
    <Drawing viewBox="0 0 680 560" reach="over">
      <path
        fill="none"
        stroke={paint.wire}
        strokeWidth="2.5"
        d="M340 0v80M170 80h390M170 80v60M170 380v60M560 80v80M500 160h130M500 160v40M630 160v70"
      />
      <path
        fill="none"
        stroke={paint.cobalt}
        strokeWidth="58"
        d="M86 238q-2-84 84-84t88 72q2 50-56 76-32 16-32 84"
      />
      <circle cx="170" cy="480" r="42" fill={paint.red} />
      <path fill={paint.yellow} d="M500 200q74 50 62 130-12 60-56 74-56-20-60-82 2-66 54-122" />
      <circle cx="630" cy="258" r="28" fill={paint.black} />
      <path fill={paint.wire} d="M340 72a8 8 0 1 1-.1 0" />
    </Drawing>
  );
}
