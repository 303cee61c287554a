import { ClimbingHold } from '../components/ClimbingHold/index.ts';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { paint } from './paint.ts';

/** The streets round the garage: a straight river, as rivers are there, and a hold where the red door is. */
export function GarageMap({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 760 520" fill="middle">
      <path fill={paint.mint} d="M-400-200h1560v920H-400z" />
      <g transform="translate(0 -95)">
        <path fill={paint.mintShade} d="M-400 300L160-200h-560zM1160 430L620 720h540z" />
        <path fill="none" stroke={paint.sky} strokeWidth="92" d="M-400 430L1160 70" />
        <path fill="none" stroke={paint.birch} strokeWidth="30" d="M-400 520L1160 160" />
        <path
          fill="none"
          stroke={paint.birch}
          strokeWidth="22"
          d="M40-200l150 920M520-200l150 920M-400 180l1560-360M-400 690L1160 330"
        />
        <path fill={paint.plum} d="M262 396l196-46 24 104-196 46z" />
        <path fill={paint.cobalt} d="M262 396l196-46 6 26-196 46z" />
        <path
          fill={paint.pink}
          d="M512 510l150-36 12 50-150 36zM70 470l80-18 16 70-80 18zM330 60l70-16 14 62-70 16z"
        />
        <ClimbingHold shape="jug" place={{ x: 310, y: 292, size: 130 }} />
        <g fill={paint.plum} fontFamily={vars.font.text} fontSize="19" fontWeight="600">
          <text transform="translate(104 410) rotate(-13)">Sluice Road</text>
          <text transform="translate(110 318) rotate(-13)">River Nene</text>
          <text transform="translate(572 200) rotate(80.5)">Chapel Road</text>
          <text transform="translate(478 493) rotate(-13)">New bus station</text>
        </g>
      </g>
    </Drawing>
  );
}
