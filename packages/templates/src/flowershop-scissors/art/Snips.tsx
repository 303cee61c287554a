import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';
import { Piece } from './Piece.tsx';

/** What an order turns into: a card, an envelope, the snips and the flowers they cut. */
export function Snips({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 760 560">
      <path fill={paint.mint} d="M262 20l480-12 6 340-476 10z" />
      <path fill={paint.pollen} d="M120 250l380-10 8 290-394 8z" />
      <path fill={paint.leaf} d="M500 300l246-8 4 246-254 6z" />
      <path
        fill="none"
        stroke={paint.leaf}
        strokeWidth="9"
        d="M420 330Q400 230 396 150M436 330q70-100 110-190"
      />
      <Piece of="frond" at={[326, 180]} height={250} turn={-22} from="sprout" />
      <Piece of="anemone" at={[396, 128]} height={190} from="poppy" and="pollen" />
      <Piece of="ranunculus" at={[560, 150]} height={190} from="peony" and="blush" />
      <Piece of="daisy" at={[472, 226]} height={116} from="white" and="pollen" />
      <Piece of="bells" at={[684, 160]} height={280} turn={10} from="white" and="leaf" />
      <path fill={paint.magenta} d="M176 316l250-8 8 176-254 8z" />
      <path fill={paint.white} d="M206 286l190-6 6 150-194 6z" />
      <path
        fill="none"
        stroke={paint.ink}
        strokeWidth="6"
        strokeLinecap="round"
        d="M236 330q14-12 24 0t26 0 26 0 26 0M236 366q12-10 24 0t26 0 26-2"
      />
      <path fill={paint.magenta} d="M176 400l126 50 128-58 4 92-254 8z" />
      <path fill={paint.peony} d="M176 400l126 62 128-70-2 14-126 74-126-66z" />
      <Piece of="snips" at={[624, 420]} height={180} turn={-24} from="poppy" and="white" />
      <Piece of="tulip" at={[80, 440]} height={120} turn={-38} from="poppy" and="pollen" />
      <path fill="none" stroke={paint.leaf} strokeWidth="9" d="M112 480q40 40 90 50" />
    </Drawing>
  );
}
