import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';
import { Piece } from './Piece.tsx';

const stems = (d: string, strokeWidth = 6) => (
  <path fill="none" stroke={paint.leaf} strokeWidth={strokeWidth} d={d} />
);

/** Thirty stems in the large jug. */
export const bigApology = (
  <Drawing viewBox="0 0 460 520" fill="middle">
    <path fill={paint.iris} d="M-600-400h1660V1000H-600z" />
    {stems('M232 420Q160 300 150 190M240 420V160M250 420q60-120 90-220', 8)}
    <Piece of="frond" at={[80, 260]} height={280} turn={-26} from="sprout" />
    <Piece of="eucalyptus" at={[390, 230]} height={300} turn={24} from="leaf" />
    <Piece of="ranunculus" at={[155, 195]} height={190} from="peony" and="blush" />
    <Piece of="ranunculus" at={[325, 225]} height={190} from="pollen" and="blush" />
    <Piece of="ranunculus" at={[235, 95]} height={170} from="poppy" and="peony" />
    <Piece of="daisy" at={[215, 289]} height={110} from="white" and="pollen" />
    <path fill={paint.mint} d="M-600 476l1660-22v600H-600z" />
    <Piece of="jug" at={[236, 403]} height={194} from="white" />
  </Drawing>
);

export const milkJug = (
  <Drawing viewBox="16 -4 210 218" fill="middle">
    {stems('M112 190L76 90M120 190V60M128 190l42-90')}
    <Piece of="bells" at={[120, 90]} height={168} from="white" and="leaf" />
    <Piece of="daisy" at={[74, 88]} height={76} from="magenta" and="blush" />
    <Piece of="daisy" at={[168, 96]} height={72} from="magenta" and="blush" />
    <path fill={paint.white} d="M-200 200l640-14v170H-200z" />
    <Piece of="jug" at={[122, 173]} height={98} from="iris" />
  </Drawing>
);

export const kitchenTable = (
  <Drawing viewBox="0 0 240 250" fill="middle">
    {stems('M112 260L66 90M120 260V80M128 260l48-170')}
    <Piece of="tulip" at={[66, 84]} height={80} turn={-16} from="poppy" and="pollen" />
    <Piece of="tulip" at={[121, 63]} height={82} from="blush" and="peony" />
    <Piece of="tulip" at={[177, 85]} height={78} turn={16} from="poppy" and="pollen" />
    <path fill={paint.white} d="M44 142q74 34 150-6l-46 150H92z" />
    <path fill={paint.iris} d="M74 214q46 10 92-2l-6 16q-40 8-80 2z" />
  </Drawing>
);

export const justLeaves = (
  <Drawing viewBox="0 0 240 250" fill="middle">
    <Piece of="frond" at={[73, 145]} height={250} turn={-12} from="mint" />
    <Piece of="eucalyptus" at={[168, 135]} height={250} turn={10} from="white" />
  </Drawing>
);

export const sundayVisit = (
  <Drawing viewBox="0 0 240 250" fill="middle">
    {stems('M84 90q20 90 36 200M160 100q-20 80-38 190')}
    <Piece of="anemone" at={[80, 80]} height={140} from="magenta" and="blush" />
    <Piece of="anemone" at={[171, 121]} height={118} from="poppy" and="pollen" />
  </Drawing>
);

/** Twelve lots of a jug left on a desk. */
export const deskJug = (
  <Drawing viewBox="0 0 240 250" fill="middle">
    {stems('M118 160Q90 120 82 70M124 160V60M130 160q26-50 40-80')}
    <Piece of="daisy" at={[80, 68]} height={80} from="white" and="pollen" />
    <Piece of="ranunculus" at={[166, 82]} height={86} from="poppy" and="peony" />
    <Piece of="tulip" at={[122, 48]} height={64} from="pollen" and="blush" />
    <path fill={paint.shade} d="M-200 216l640-10v200H-200z" />
    <Piece of="jug" at={[126, 178]} height={108} from="magenta" />
  </Drawing>
);

/** A wreath of what grows in the hedge. */
export const doorWreath = (
  <Drawing viewBox="0 0 240 250" fill="middle">
    <circle cx="120" cy="126" r="72" fill="none" stroke={paint.leaf} strokeWidth="26" />
    <Piece of="eucalyptus" at={[62, 150]} height={130} turn={-8} from="shade" />
    <Piece of="frond" at={[176, 92]} height={120} turn={152} from="sprout" />
    <Piece of="ranunculus" at={[92, 190]} height={74} from="poppy" and="peony" />
    <Piece of="ranunculus" at={[148, 196]} height={62} from="pollen" and="white" />
    <Piece of="daisy" at={[118, 56]} height={58} from="white" and="pollen" />
  </Drawing>
);

/** Last year's seed heads, tied with string. */
export const dryBunch = (
  <Drawing viewBox="0 0 240 250" fill="middle">
    <path
      fill="none"
      stroke={paint.shade}
      strokeWidth="6"
      d="M112 250Q90 150 62 84M120 250V60M128 250q30-100 56-160M124 250q50-80 80-110"
    />
    <Piece of="pod" at={[62, 78]} height={74} from="shade" and="sprout" />
    <Piece of="pod" at={[122, 50]} height={84} from="leaf" and="shade" />
    <Piece of="pod" at={[184, 84]} height={70} from="shade" and="peony" />
    <Piece of="pod" at={[206, 138]} height={52} from="leaf" and="white" />
    <path fill={paint.white} d="M92 182q30 12 62 0l2 16q-32 12-66 0z" />
  </Drawing>
);
