import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const scoop = (at: string, position: string) =>
  `radial-gradient(circle at ${at}, #0000 21px, #000 22px) ${position} / 51% 51% no-repeat`;

// A printed card with scooped corners, folded down the middle where it is wide enough to be.
export const card = style({
  padding: 'clamp(28px, 5vw, 72px) clamp(20px, 4.5vw, 72px)',
  mask: [
    scoop('0 0', '0 0'),
    scoop('100% 0', '100% 0'),
    scoop('0 100%', '0 100%'),
    scoop('100% 100%', '100% 100%'),
  ].join(', '),
  '@media': {
    '(forced-colors: active)': { border: '2px solid', mask: 'none' },
    print: { mask: 'none' },
  },
});

const doubleRule = `5px double ${on.ink}`;

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.small,
  marginBlockEnd: 'clamp(24px, 4vw, 48px)',
  paddingBlockEnd: 'clamp(20px, 3vw, 36px)',
  borderBlockEnd: doubleRule,
  textAlign: 'center',
});

export const empty = style({
  paddingBlock: space.xxlarge,
  fontSize: fontSize.large,
  textAlign: 'center',
  textWrap: 'balance',
});

// A crease with a little shade on one side: by night a shadow is all but black.
const shade = `color-mix(in srgb, ${vars.shadow.cast} 36%, transparent)`;
const crease = `${on.line} calc(50% - 1px) 50%`;

export const courses = style({
  '@media': {
    [from.desktop]: {
      columns: 2,
      columnGap: 'clamp(72px, 8vw, 120px)',
      backgroundImage: `linear-gradient(to right, transparent calc(50% - 24px), ${shade} calc(50% - 1px), ${crease}, transparent 50%)`,
    },
  },
});

export const course = style({
  paddingBlockEnd: 'clamp(28px, 4vw, 48px)',
  selectors: {
    // Where there are some to share out, none is split between the leaves.
    [`${courses}:has(> :nth-child(3)) > &`]: { breakInside: 'avoid' },
  },
});

export const courseHead = style({ marginBlockEnd: space.small, breakAfter: 'avoid', breakInside: 'avoid' });

export const courseNote = style({
  marginBlockStart: space.xxsmall,
  color: on.inkMuted,
  overflowWrap: 'anywhere',
});

export const dishes = style({ breakBefore: 'avoid' });

export const foot = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.medium,
  paddingBlockStart: 'clamp(20px, 3vw, 32px)',
  borderBlockStart: doubleRule,
  textAlign: 'center',
});

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${space.xsmall} ${space.large}`,
});

export const keyed = style({
  display: 'flex',
  gap: space.xxsmall,
  alignItems: 'center',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'grid', justifyItems: 'center', marginBlockStart: space.xlarge });
