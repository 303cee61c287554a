import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const { iron, paper, paperAccent } = vars.street;

export const root = styleVariants({
  tall: { paddingBlock: `${space.xlarge} ${space.xxlarge}` },
  short: {
    paddingBlock: `${space.small} ${space.small}`,
    '@media': { [from.tablet]: { paddingBlock: `${space.large} ${space.medium}` } },
  },
});

const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  alignItems: 'end',
});

export const layout = styleVariants({
  tall: [row, { '@media': { [from.tablet]: { gridTemplateColumns: '232px minmax(0, 1fr) auto' } } }],
  // On a phone the work begins as high up as it can: no cord, and the words beside the sign.
  short: [
    row,
    {
      gridTemplateColumns: 'minmax(0, 92px) minmax(0, 1fr)',
      gap: space.small,
      alignItems: 'center',
      '@media': {
        [from.tablet]: {
          gridTemplateColumns: '150px minmax(0, 1fr) auto',
          gap: space.large,
          // The sign and the sentence beside it stand on one line.
          alignItems: 'baseline',
        },
      },
    },
  ],
});

// A nail, and the cord over it.
const cord = style({
  maxInlineSize: '232px',
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      blockSize: '44px',
      marginInline: '14%',
      background: [
        `radial-gradient(circle, ${iron} 7px, transparent 8px) 50% 0 / 18px 18px no-repeat`,
        `linear-gradient(to bottom right, transparent calc(50% - 1.5px), ${iron} 0 calc(50% + 1.5px), transparent 0) 0 100% / 50% calc(100% - 9px) no-repeat`,
        `linear-gradient(to bottom left, transparent calc(50% - 1.5px), ${iron} 0 calc(50% + 1.5px), transparent 0) 100% 100% / 50% calc(100% - 9px) no-repeat`,
      ].join(', '),
      '@media': { '(forced-colors: active)': { background: 'none', blockSize: 0 } },
    },
  },
});

export const hung = styleVariants({
  tall: [cord, { fontSize: 'clamp(1.9rem, 1.4rem + 1.6vw, 2.5rem)' }],
  short: [
    cord,
    {
      maxInlineSize: '150px',
      fontSize: '1rem',
      selectors: { '&::before': { display: 'none', blockSize: '28px' } },
      '@media': {
        [from.tablet]: { fontSize: '1.5rem', selectors: { '&::before': { display: 'block' } } },
      },
    },
  ],
});

const board = style({
  display: 'block',
  padding: '0.55em 0.25em 0.65em',
  border: '0.18em solid',
  borderRadius: vars.radius.card,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  boxShadow: vars.shadow.lift,
});

export const plate = styleVariants({
  yours: [board, { borderColor: paperAccent, background: paper, color: paperAccent }],
  ours: [
    board,
    { borderColor: vars.color.surfaceDeeper, background: vars.color.surfaceDeep, color: vars.color.onDeep },
  ],
  open: [
    board,
    {
      borderColor: vars.color.surfaceDeeper,
      background: vars.color.surfaceDeeper,
      color: vars.color.onDeepBright,
    },
  ],
});

export const words = style({ display: 'grid', gap: space.small, minInlineSize: 0, overflowWrap: 'anywhere' });

export const action = style({ display: 'flex', flexWrap: 'wrap', gap: space.medium, alignItems: 'center' });
