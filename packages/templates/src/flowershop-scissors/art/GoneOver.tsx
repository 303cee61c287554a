import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';
import { Piece } from './Piece.tsx';

/** A jug with one tulip in it that has seen better days. It says nothing that the words do not. */
export function GoneOver() {
  return (
    <Drawing viewBox="0 0 760 600">
      <path fill={paint.mint} d="M300 30l440-12 8 380-450 8z" />
      <path fill={paint.iris} d="M170 380l580-14 4 214-590 12z" />
      <path fill="none" stroke={paint.leaf} strokeWidth="11" d="M470 360q0-220-80-250-90-20-100 100" />
      <path
        fill={paint.leaf}
        d="M468 330q-80-20-96-110 90 10 102 90zM472 320q30-100 120-110-10 100-118 134z"
      />
      <Piece of="tulip" at={[288, 262]} height={130} turn={184} from="poppy" and="peony" />
      <Piece of="jug" at={[478, 428]} height={240} from="white" />
      <g fill={paint.poppy}>
        <path d="M236 500q40-34 76 0-34 26-76 0z" />
        <path d="M330 536q30-40 74-14-26 36-74 14z" />
        <path d="M612 524q40-30 74 2-38 26-74-2z" />
      </g>
    </Drawing>
  );
}
