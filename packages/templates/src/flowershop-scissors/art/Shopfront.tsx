import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';
import { Piece } from './Piece.tsx';

/** The shop at the foot of the steps, the door open. */
export function Shopfront({ label }: { label: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 760 600">
      <path fill={paint.iris} d="M150 60l596-20 6 500-606 10z" />
      <path fill={paint.mint} d="M210 110l486-14 4 450H206z" />
      <path fill={paint.leaf} d="M226 132l456-10-2 74-452 6z" />
      <g fill={paint.white}>
        <path d="M232 204l44 0-10 66-46 2zM322 202l46-1-6 67-46 2zM414 200l46-1-2 67-46 1zM506 199l46-1 2 66-46 2zM598 197l46-1 6 66-46 2z" />
      </g>
      <g fill={paint.magenta}>
        <path d="M276 204l46-2-6 68-50 0zM368 201l46-1-2 67-50 1zM460 199l46-1 2 66-50 2zM552 198l46-1 6 65-50 2zM644 196l36-1 14 64-44 3z" />
      </g>
      <path fill={paint.shade} d="M250 290l214-6 4 190H248z" />
      <path fill={paint.peony} d="M512 280l136-4 6 268H508z" />
      <path fill={paint.shade} d="M530 296l100-2 4 110-106 4z" />
      <circle cx="530" cy="440" r="9" fill={paint.pollen} />
      <path fill={paint.white} d="M238 470l244-6 2 26-248 6z" />
      <Piece of="ranunculus" at={[300, 400]} height={92} from="pollen" and="white" />
      <Piece of="anemone" at={[386, 376]} height={108} from="poppy" and="pollen" />
      <Piece of="daisy" at={[432, 430]} height={70} from="white" and="pollen" />
      <Piece of="frond" at={[266, 380]} height={140} turn={-14} from="sprout" />
      <Piece of="jug" at={[348, 438]} height={70} from="blush" />
      <path fill={paint.pollen} d="M20 548l730-14 6 60-740 6z" />
      <path fill={paint.peony} d="M60 556l300-6 2 20-304 4z" opacity=".5" />
      <g>
        <path
          fill="none"
          stroke={paint.leaf}
          strokeWidth="8"
          d="M118 480Q96 420 84 380M132 480q0-90 4-140M146 480q30-70 40-110M244 520q-10-70-26-100M262 520q6-60 20-90"
        />
        <Piece of="tulip" at={[82, 352]} height={82} turn={-14} from="poppy" and="pollen" />
        <Piece of="tulip" at={[138, 312]} height={88} from="pollen" and="blush" />
        <Piece of="tulip" at={[190, 344]} height={80} turn={14} from="poppy" and="peony" />
        <path fill={paint.shade} d="M76 452l114-4-16 118-84 2z" />
        <Piece of="daisy" at={[214, 406]} height={70} from="magenta" and="blush" />
        <Piece of="daisy" at={[284, 416]} height={64} from="white" and="pollen" />
        <path fill={paint.poppy} d="M206 496l92-2-12 84-68 2z" />
        <path fill={paint.shade} d="M670 490l74-4-10 92-56 2z" />
        <Piece of="eucalyptus" at={[708, 410]} height={190} turn={6} from="leaf" />
      </g>
    </Drawing>
  );
}
