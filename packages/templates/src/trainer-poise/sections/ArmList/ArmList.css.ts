import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { shape as bare, strand, wire } from '../../styles/wire.css.ts';

// Where the mobile's own wire hangs, in its column.
const middle = '50%';
const string = 'clamp(14px, 2vw, 22px)';
const overlap = '4.5rem';
const largest = 'clamp(64px, 9vw, 128px)';

export const root = style({ overflow: 'clip', paddingBlock: vars.rhythm.section });

export const mobile = style({
  position: 'relative',
  display: 'grid',
  gap: space.xsmall,
  marginBlockStart: space.large,
  '@media': {
    [from.desktop]: {
      gap: 0,
      paddingBlockStart: space.xlarge,
      selectors: {
        // From the page's wire to the mobile's.
        '&::before': {
          ...bare,
          insetBlockStart: 0,
          insetInlineStart: `calc(${wire.gap} * -1)`,
          inlineSize: `calc(${wire.gap} + ${middle})`,
          borderBlockStart: strand,
        },
        '&::after': {
          ...bare,
          insetBlockStart: 0,
          insetInlineStart: middle,
          blockSize: space.xlarge,
          borderInlineStart: strand,
        },
      },
    },
  },
});

const item = style({
  position: 'relative',
  minInlineSize: 0,
  '@media': {
    [from.desktop]: {
      minBlockSize: '10rem',
      selectors: {
        '&:not(:last-child)::before': {
          ...bare,
          insetBlock: `0 ${overlap}`,
          insetInlineStart: middle,
          borderInlineStart: strand,
        },
        // They hang into each other's rows: each has its side to itself.
        '&:not(:first-child)': { marginBlockStart: `calc(${overlap} * -1)` },
      },
    },
  },
});

/** On which side of the mobile's wire it hangs. */
export const arm = styleVariants({
  end: [item, { '@media': { [from.desktop]: { paddingInlineStart: `calc(${middle} + 6%)` } } }],
  start: [item, { '@media': { [from.desktop]: { paddingInlineEnd: `calc(100% - ${middle} + 9%)` } } }],
});

const line = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: `calc(${wire.gap} * -1)`,
  inlineSize: `calc(${wire.gap} + ${largest} / 2)`,
  borderBlockStart: strand,
  '@media': {
    [from.desktop]: {
      selectors: {
        // What keeps the arm level: small, and far out.
        '&::after': {
          ...bare,
          insetBlockStart: '18px',
          inlineSize: '18px',
          blockSize: '18px',
          borderRadius: '50%',
          background: on.ink,
        },
        '&::before': { ...bare, insetBlockStart: 0, blockSize: '20px', borderInlineStart: strand },
      },
    },
  },
});

export const beam = styleVariants({
  end: [
    line,
    {
      '@media': {
        [from.desktop]: {
          insetInlineStart: `calc(${middle} - 7%)`,
          inlineSize: `calc(13% + ${largest} / 2)`,
          selectors: {
            '&::after': { insetInlineStart: '-8px' },
            '&::before': { insetInlineStart: 0 },
          },
        },
      },
    },
  ],
  start: [
    line,
    {
      '@media': {
        [from.desktop]: {
          insetInlineStart: `calc(${largest} / 2)`,
          inlineSize: `calc(${middle} - ${largest} / 2 + 4%)`,
          selectors: {
            '&::after': { insetInlineEnd: '-8px' },
            '&::before': { insetInlineEnd: 0 },
          },
        },
      },
    },
  ],
});

export const hung = style({
  display: 'grid',
  gridTemplateColumns: `${largest} minmax(0, 1fr)`,
  columnGap: 'clamp(14px, 2vw, 28px)',
  paddingBlockStart: string,
});

const piece = style({
  position: 'relative',
  justifySelf: 'center',
  alignSelf: 'start',
  selectors: {
    '&::before': {
      ...bare,
      insetBlockEnd: 'calc(100% - 3px)',
      insetInlineStart: 'calc(50% - 1px)',
      blockSize: `calc(${string} + 3px)`,
      borderInlineStart: strand,
    },
  },
});

export const shape = styleVariants({ small: '66%', medium: '82%', large: '100%' }, (inlineSize) => [
  piece,
  { inlineSize },
]);

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xsmall,
  maxInlineSize: '27rem',
  minInlineSize: 0,
  paddingBlockStart: space.xsmall,
});

export const link = style({
  display: 'inline-block',
  paddingBlock: space.xxsmall,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.18em',
});
