import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';
import { Piece } from './Piece.tsx';

/** Four jars on a sill, after closing time. */
export function Jars({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 520 560">
      <path fill={paint.iris} d="M8 10l508-6-6 548-506 6z" />
      <path fill={paint.blush} d="M60 56l180-4-2 360H56zM276 52l188 4 2 356H276z" />
      <path
        fill="none"
        stroke={paint.leaf}
        strokeWidth="7"
        d="M108 430q-6-110-10-170M214 440q4-170-6-260M214 440q20-120 44-170M330 440q-6-100-16-150M420 430q6-160 0-250"
      />
      <Piece of="anemone" at={[98, 246]} height={120} from="magenta" and="blush" />
      <Piece of="bells" at={[206, 210]} height={270} from="white" and="leaf" />
      <Piece of="daisy" at={[264, 262]} height={88} from="white" and="pollen" />
      <Piece of="ranunculus" at={[318, 286]} height={116} from="poppy" and="peony" />
      <Piece of="tulip" at={[420, 170]} height={108} from="pollen" and="blush" />
      <Piece of="frond" at={[452, 300]} height={210} turn={20} from="sprout" />
      <path fill={paint.white} d="M0 452l520-10v50L0 502z" />
      <g fill={paint.mint}>
        <path d="M70 356l74-4 6 104-84 4zM180 372l70-4 6 90-80 2zM292 352l78-2 6 104-88 4zM386 372l68-2 4 84-76 2z" />
      </g>
      <g fill={paint.leaf}>
        <path d="M66 340h82v20H66zM176 356h78v18h-78zM288 336l86-2v20h-86zM382 356l76-2v18h-76z" />
      </g>
    </Drawing>
  );
}
