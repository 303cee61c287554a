import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { paint } from './paint.ts';
import { Piece } from './Piece.tsx';

/** The streets round the shop: a river, a bridge, the steps, and a poppy where the door is. */
export function StockbridgeMap({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 600 600" fill="middle">
      <path fill={paint.mint} d="M-400-300h1400V1000H-400z" />
      <path
        fill={paint.sprout}
        d="M-400 400h400q120-40 220 40t150 560H-400zM420-300h580v470q-280 40-400-20t-180-450z"
      />
      <path
        fill="none"
        stroke={paint.iris}
        strokeWidth="62"
        d="M-400 440q240-10 380-110 130-70 230 10 80 70 170 30 60-40 110 10 60 60 130 20t380-60"
      />
      <path
        fill="none"
        stroke={paint.white}
        strokeWidth="30"
        d="M-400 106l1400 148M300-300l-46 1000M120-300L80 600M480-300l-60 1000M-400 430l1400 100"
      />
      <path
        fill={paint.blush}
        d="M150 20l110 6-8 116-112-10zM20 30l66 2-10 90-66-6zM330 30l110 0 20 130-126-12zM150 200l96 8-6 76-96-40zM318 214l130 12-6 90-122 20zM500 200l110 10 40 90-120-10z"
      />
      <Piece of="frond" at={[40, 530]} height={150} from="leaf" />
      <Piece of="frond" at={[190, 590]} height={130} turn={8} from="leaf" />
      <Piece of="frond" at={[556, 80]} height={150} from="leaf" />
      <path fill={paint.leaf} d="M312 232l88 8-6 64-86 12z" />
      <Piece of="anemone" at={[356, 266]} height={128} from="poppy" and="pollen" />
      <g fill={paint.ink} fontFamily={vars.font.text} fontSize="18" fontWeight="600">
        <text transform="translate(140 170) rotate(6)">Raeburn Street</text>
        <text transform="translate(271 452) rotate(-87)">Circus Wynd</text>
        <text transform="translate(304 487) rotate(4)">Saxe Row</text>
        <text transform="translate(466 388) rotate(12)">Water of Leith</text>
      </g>
    </Drawing>
  );
}
