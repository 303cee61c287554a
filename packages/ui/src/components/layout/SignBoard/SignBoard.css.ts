import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { ground } from '../../../theme/ground.css.ts';
import { on } from '../../../theme/on.css.ts';

const { surfaceDeep, surfaceDeeper, onDeepBright } = vars.color;

const board = style([
  ground.deep,
  {
    position: 'relative',
    borderRadius: vars.radius.card,
    overflowWrap: 'anywhere',
    // Paint goes where forced colours rule; the edge stays.
    '@media': { '(forced-colors: active)': { border: '3px solid' }, print: { border: '3px solid' } },
  },
]);

const edge = (width: string, paint: string) =>
  `inset 0 0 0 ${width} ${paint}, inset 0 0 0 calc(${width} + 2px) ${onDeepBright}, ${vars.shadow.liftLarge}`;

const screw = (x: string, y: string) =>
  `radial-gradient(circle 4px, ${onDeepBright} 92%, transparent) ${x} ${y} / 10px 10px no-repeat`;
const near = '18px';
const far = 'calc(100% - 18px)';

export const kind = styleVariants({
  directory: [
    board,
    {
      vars: { [on.surface]: surfaceDeeper },
      paddingBlock: 'clamp(34px, 4.4vw, 56px)',
      paddingInline: 'clamp(28px, 4.4vw, 56px)',
      background: [
        screw(near, near),
        screw(far, near),
        screw(near, far),
        screw(far, far),
        surfaceDeeper,
      ].join(', '),
      boxShadow: edge('10px', surfaceDeep),
    },
  ],
  sign: [
    board,
    {
      // Letters with a shade of the board's own, as a signwriter gives them.
      vars: { [on.letter]: `2px 2px 0 ${surfaceDeep}, 6px 6px 0 ${surfaceDeeper}` },
      paddingBlock: 'clamp(36px, 5vw, 56px)',
      paddingInline: 'clamp(24px, 4vw, 56px)',
      background: `${vars.lamps}, ${surfaceDeep}`,
      boxShadow: edge('8px', surfaceDeeper),
      textAlign: 'center',
    },
  ],
});
