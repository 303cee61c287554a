import { style } from '@vanilla-extract/css';
import { space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { sheet } from '../../theme/paper.css.ts';

const corner = 'clamp(28px, 6vw, 44px)';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  filter: `drop-shadow(0 6px 0 ${vars.shadow.cast}) drop-shadow(0 0 1px ${vars.shadow.cast})`,
});

export const keys = style({
  position: 'relative',
  zIndex: 1,
  inlineSize: '150px',
  marginBlockEnd: '-34px',
  justifySelf: 'center',
});
export const ring = style({ fill: 'none', stroke: vars.street.iron, strokeWidth: 6 });
export const string = style({ fill: 'none', stroke: vars.street.iron, strokeWidth: 3 });
export const key = style({ fill: vars.color.spark, stroke: vars.color.focusEdge, strokeWidth: 2.5 });

export const tag = style([
  sheet,
  {
    padding: `72px clamp(20px, 5vw, 44px) clamp(24px, 4vw, 40px)`,
    borderRadius: vars.radius.card,
    clipPath: `polygon(${corner} 0, calc(100% - ${corner}) 0, 100% ${corner}, 100% 100%, 0 100%, 0 ${corner})`,
    // The eyelet: brass round a hole.
    backgroundImage: `radial-gradient(circle at 50% 34px, ${vars.street.iron} 6px, ${vars.color.spark} 7px 13px, ${vars.color.focusEdge} 13.5px 15px, transparent 15.5px)`,
    backgroundRepeat: 'no-repeat',
    // Forced colours take the paper away; it keeps an edge.
    '@media': { '(forced-colors: active)': { border: '2px solid', clipPath: 'none' } },
  },
]);

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
});
