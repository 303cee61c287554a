import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { ground } from '../../../theme/ground.css.ts';
import { on } from '../../../theme/on.css.ts';

/** In turn, so that rows of two and of three are both chequered. One bright sign in six. */
export const paints = ['spark', 'deep', 'raised', 'raised', 'accent', 'tint'] as const;

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  marginBlockStart: 'clamp(32px, 5vw, 64px)',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: space.large } },
});

const screw = `radial-gradient(circle 3.5px, ${on.ink} 90%, transparent)`;
const near = '14px';
const far = 'calc(100% - 14px)';

const enamel = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: space.large,
  minBlockSize: 'clamp(150px, 15vw, 200px)',
  padding: `${space.xlarge} clamp(24px, 3vw, 40px)`,
  border: `${vars.stroke.hair} ${on.line}`,
  borderRadius: vars.radius.card,
  // The line inside an enamel sign's edge; in forced colours only this line is left of the sign.
  outline: `${vars.stroke.frame} ${on.ink}`,
  outlineOffset: '-8px',
  boxShadow: vars.shadow.lift,
  backgroundColor: on.surface,
  backgroundImage: [screw, screw, screw, screw].join(', '),
  backgroundPosition: `${near} ${near}, ${far} ${near}, ${near} ${far}, ${far} ${far}`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '9px 9px',
  color: on.ink,
  overflowWrap: 'anywhere',
  '@media': {
    [from.tablet]: {
      gridColumn: 'span 5',
      selectors: {
        // Seven and five, then five and seven.
        '&:nth-child(4n + 1), &:nth-child(4n)': { gridColumn: 'span 7' },
        '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      },
    },
    print: { breakInside: 'avoid' },
  },
});

export const sign = styleVariants(
  { spark: 'spark', deep: 'deep', raised: 'raised', accent: 'accent', tint: 'tint' } as const,
  (name) => [ground[name], enamel],
);

export const text = style({ maxInlineSize: '42ch', textWrap: 'pretty' });
