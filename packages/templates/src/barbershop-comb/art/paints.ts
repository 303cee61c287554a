import type { Paints } from '../../design/drawings.tsx';
import { paint, skin } from './palette.css.ts';

/** The paint as the drawings' files have it. */
export const paints: Paints = {
  '#e95a12': paint.tangerine,
  '#f4b223': paint.mustard,
  '#f2589a': paint.pink,
  '#f8ecd6': paint.bone,
  '#2f0c20': paint.hair,
  '#491d22': paint.soft,
  '#d0bfb2': paint.grey,
  '#a84f20': paint.shell,
  '#f29f1f': paint.shellLight,
  '#562623': paint.shellDark,
  '#712649': paint.lips,
  '#5f2c23': skin.ebony.base,
  '#542522': skin.ebony.shade,
  '#672935': skin.ebony.lips,
  '#783c25': skin.umber.base,
  '#663124': skin.umber.shade,
  '#743136': skin.umber.lips,
  '#8c4a26': skin.chestnut.base,
  '#763b25': skin.chestnut.shade,
  '#7f3837': skin.chestnut.lips,
  '#a15f25': skin.amber.base,
  '#854b24': skin.amber.shade,
  '#894336': skin.amber.lips,
  '#b87625': skin.honey.base,
  '#975c24': skin.honey.shade,
  '#954f36': skin.honey.lips,
};
