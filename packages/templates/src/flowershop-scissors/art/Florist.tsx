import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';
import { Piece } from './Piece.tsx';

/** The florist with an armful, cut out and laid on two papers. */
export function Florist({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 480 560" reach="over">
      <path fill={paint.iris} d="M12 10l462-8 4 546-470 8z" />
      <path fill={paint.peony} opacity=".55" d="M60 420l180-400 200 60 20 420z" />
      <path fill={paint.poppy} d="M214 84q-10-58 40-58 44 2 34 56 64 28 54 132-90 40-182 4-12-98 54-134z" />
      <path fill={paint.skin} d="M220 260h62v90h-62z" />
      <path fill={paint.white} d="M84 554q2-184 136-232 30 40 62 0 130 44 136 230z" />
      <path fill={paint.skinShade} d="M220 276q30 26 62 2v16q-30 24-62 0z" />
      <path fill={paint.skin} d="M180 156q4-56 72-58 66 4 70 58v52q-8 74-70 78-64-4-72-78z" />
      <path fill={paint.poppy} d="M172 190q-4-98 82-100 84 4 76 100-8-40-28-62-52 20-92-10-26 24-38 72z" />
      <path
        fill="none"
        stroke={paint.ink}
        strokeWidth="5"
        strokeLinecap="round"
        d="M208 188q12-10 24 0M272 188q12-10 24 0M230 244q22 18 46 0"
      />
      <path fill={paint.skinShade} d="M252 186v40h-16q6-22 16-40z" />
      <g fill={paint.poppy} opacity=".3">
        <circle cx="200" cy="222" r="13" />
        <circle cx="304" cy="222" r="13" />
      </g>
      <path
        fill={paint.leaf}
        d="M158 554l12-144h164l14 142zM176 412l22-84 14-4 2 90zM290 412l2-90 16 6 22 84z"
      />
      <Piece of="frond" at={[80, 440]} height={280} turn={-30} from="sprout" />
      <Piece of="eucalyptus" at={[390, 420]} height={300} turn={26} from="shade" />
      <Piece of="ranunculus" at={[185, 445]} height={150} from="pollen" and="blush" />
      <Piece of="anemone" at={[305, 465]} height={170} from="magenta" and="blush" />
      <Piece of="tulip" at={[116, 490]} height={100} turn={-24} from="poppy" and="peony" />
      <Piece of="daisy" at={[245, 515]} height={110} from="white" and="pollen" />
      <Piece of="tulip" at={[394, 489]} height={98} turn={22} from="poppy" and="pollen" />
    </Drawing>
  );
}
