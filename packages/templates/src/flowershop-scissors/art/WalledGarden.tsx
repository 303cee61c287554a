import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';
import { Piece } from './Piece.tsx';

const red = `color-mix(in srgb, ${paint.poppy} 72%, ${paint.shade})`;

/** Saltcoats from the gate: the wall, the bothy, and rows that run to the picture's foot. */
export function WalledGarden({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 520 560">
      <path fill={paint.blush} d="M6 12l506-8 4 300H0z" />
      <circle cx="404" cy="86" r="46" fill={paint.pollen} />
      <path fill={red} d="M0 176l520-18v120H0z" />
      <path
        fill="none"
        stroke={paint.blush}
        strokeOpacity=".4"
        strokeWidth="4"
        strokeDasharray="38 8"
        d="M0 200l520-16M22 224l498-16M0 248l520-16"
      />
      <path fill={paint.white} d="M60 120h150v150H56z" />
      <path fill={paint.iris} d="M36 128L84 56l110-6 44 74z" />
      <path fill={paint.leaf} d="M118 180l40-2 2 92h-44z" />
      <path fill={paint.shade} d="M0 262l520-10 -2 300L4 556z" />
      <path
        fill={paint.leaf}
        d="M84 262h66L96 556H4l0-60zM210 260h60l6 294H170zM330 258l64-2 120 240v56h-86z"
      />
      <g>
        <Piece of="anemone" at={[98, 320]} height={62} from="magenta" and="blush" />
        <Piece of="anemone" at={[74, 404]} height={84} from="poppy" and="pollen" />
        <Piece of="anemone" at={[48, 506]} height={108} from="magenta" and="blush" />
        <Piece of="ranunculus" at={[238, 312]} height={58} from="pollen" and="white" />
        <Piece of="ranunculus" at={[232, 396]} height={80} from="peony" and="blush" />
        <Piece of="ranunculus" at={[226, 504]} height={108} from="pollen" and="white" />
        <Piece of="daisy" at={[376, 314]} height={58} from="white" and="pollen" />
        <Piece of="daisy" at={[416, 398]} height={80} from="white" and="pollen" />
        <Piece of="daisy" at={[464, 500]} height={110} from="white" and="pollen" />
      </g>
      <Piece of="frond" at={[300, 196]} height={132} from="sprout" />
      <Piece of="frond" at={[460, 186]} height={146} turn={6} from="sprout" />
    </Drawing>
  );
}
