import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';
import { Piece } from './Piece.tsx';

const tan = `color-mix(in srgb, ${paint.skin} 70%, ${paint.poppy})`;
const brown = `color-mix(in srgb, ${tan} 56%, black)`;
const brownShade = `color-mix(in srgb, ${tan} 42%, black)`;
const black = `color-mix(in srgb, ${paint.ink} 50%, black)`;

/** A bride and a groom, cut out and laid on three papers. */
export function Couple({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 520 560" reach="over">
      <path fill={paint.pollen} d="M8 14l262-10 4 544-270 8z" />
      <path fill={paint.peony} d="M266 6l248 8 4 538-256-4z" />
      <g>
        <path fill={black} d="M104 96q-2-60 58-62 66 0 62 66l-4 140-112-2z" />
        <path fill={brown} d="M138 200h50v80h-50z" />
        <path fill={brownShade} d="M138 220q24 22 50 2v16q-26 22-50 2z" />
        <path fill={paint.white} d="M24 556q-6-210 96-280 44 34 86 0 70 50 72 280z" />
        <path fill={brown} d="M112 116q4-44 52-46 46 2 50 46v40q-6 58-50 60-46-4-52-60z" />
        <path fill={black} d="M104 150q-8-92 62-94 62 2 56 94-10-40-34-58-42 10-58 8-18 14-26 50z" />
        <path fill={brownShade} d="M164 144v30h-12q4-18 12-30z" />
        <Piece of="daisy" at={[206, 80]} height={54} from="white" and="pollen" />
        <Piece of="daisy" at={[120, 78]} height={46} from="blush" and="poppy" />
      </g>
      <g>
        <path fill={paint.skin} d="M352 176h54v80h-54z" />
        <path fill={paint.skinShade} d="M352 196q28 24 54 2v16q-28 22-54 2z" />
        <path fill={paint.leaf} d="M246 558q2-240 100-304l34 40 32-40q98 60 104 298z" />
        <path fill={paint.white} d="M346 252l34 60 34-60-16-10-18 22-18-22z" />
        <path fill={paint.shade} d="M346 254l34 60-16 90-44-120zM412 254l-32 60 14 90 46-118z" />
        <path fill={paint.skin} d="M324 98q4-48 56-50 50 2 52 50v44q-4 62-52 66-52-4-56-66z" />
        <path fill={paint.poppy} d="M316 116q-6-84 66-84 64 2 56 82-10-26-30-34-42 12-70-4-14 16-22 40z" />
        <path fill={paint.poppy} d="M324 136q16 34 40 28 16-8 32 0 20 4 36-28 4 74-52 78-58-4-56-78z" />
        <path fill={paint.skinShade} d="M380 124v30h-12q4-18 12-30z" />
        <Piece of="ranunculus" at={[446, 316]} height={50} from="poppy" and="blush" />
        <Piece of="eucalyptus" at={[452, 352]} height={60} turn={16} from="sprout" />
      </g>
      <g fill="none" stroke={black} strokeWidth="5" strokeLinecap="round">
        <path d="M134 136q10-8 20 0M178 136q10-8 20 0M150 188q14 10 28 0M346 118q10-8 20 0M392 118q10-8 20 0" />
        <path stroke={paint.white} d="M368 176q12 8 24 0" />
      </g>
      <Piece of="frond" at={[70, 440]} height={200} turn={-40} from="sprout" />
      <Piece of="eucalyptus" at={[250, 450]} height={190} turn={46} from="shade" />
      <Piece of="anemone" at={[108, 430]} height={120} from="magenta" and="blush" />
      <Piece of="ranunculus" at={[186, 420]} height={116} from="blush" and="peony" />
      <Piece of="tulip" at={[76, 492]} height={80} turn={-30} from="poppy" and="pollen" />
      <Piece of="daisy" at={[148, 492]} height={94} from="white" and="pollen" />
      <Piece of="ranunculus" at={[218, 490]} height={92} from="poppy" and="peony" />
    </Drawing>
  );
}
