import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';
import { Piece } from './Piece.tsx';

/** The first screen: a bed of flowers on eight patches of paper, its upper corner left to the headline. */
export function Collage({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 760 760">
      <path fill={paint.pollen} d="M244 6l262 10-6 336-250-6z" />
      <path fill={paint.iris} d="M512 60l240-8 8 250-256 12z" />
      <path fill={paint.leaf} d="M20 226l236-10 8 270-250 6z" />
      <path fill={paint.poppy} d="M258 352l252-8-6 270-238 8z" />
      <path fill={paint.magenta} d="M506 306l248-6 6 196-250 12z" />
      <path fill={paint.peony} d="M8 490l252-6 6 262-250 8z" />
      <path fill={paint.shade} d="M508 504l246-10-6 256-246 4z" />
      <path fill={paint.mint} d="M262 616l244-8 2 140-240 8z" />
      <Piece of="frond" at={[138, 398]} height={400} from="sprout" />
      <path fill="none" stroke={paint.leaf} strokeWidth="9" d="M376 240q-20 60-6 112" />
      <Piece of="anemone" at={[377, 149]} height={250} from="poppy" and="pollen" />
      <path fill="none" stroke={paint.shade} strokeWidth="9" d="M446 420q16 90-10 200" />
      <Piece of="tulip" at={[452, 366]} height={132} turn={8} from="blush" and="peony" />
      <Piece of="bells" at={[634, 238]} height={408} from="white" and="leaf" />
      <Piece of="eucalyptus" at={[340, 520]} height={300} turn={-14} from="leaf" />
      <path fill="none" stroke={paint.leaf} strokeWidth="9" d="M632 420q20 130-20 330M140 620q-20 60-6 130" />
      <Piece of="ranunculus" at={[631, 433]} height={206} from="peony" and="blush" />
      <Piece of="frond" at={[578, 640]} height={240} turn={-16} from="mint" />
      <Piece of="daisy" at={[680, 654]} height={128} from="white" and="pollen" />
      <Piece of="anemone" at={[138, 604]} height={196} from="magenta" and="blush" />
      <Piece of="daisy" at={[467, 639]} height={150} from="white" and="pollen" />
      <Piece of="tulip" at={[334, 680]} height={116} turn={-12} from="poppy" and="peony" />
    </Drawing>
  );
}
