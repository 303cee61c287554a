import { globalStyle, style } from '@vanilla-extract/css';
import { foldSign, printedWhole } from '../../../styles/fold.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

// Beside the heading where both have room, below it where they have not.
export const layout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space.large} clamp(24px, 5vw, 72px)`,
});

// As wide as its longest word at least: the list goes below sooner than a word is broken.
export const head = style({
  flex: ['1 1 18rem', '1 1 min-content'],
  minInlineSize: 'min(18rem, 100%)',
  display: 'grid',
  gap: space.large,
});
globalStyle(`${head} :is(h1, h2)`, { overflowWrap: 'break-word' });
export const list = style({
  flex: '2 1 40rem',
  minInlineSize: 0,
  // The question and its sign are close enough for the eye to go from one to the other.
  maxInlineSize: '52rem',
  borderBlockStart: `${vars.stroke.rule} ${on.ink}`,
});
export const item = style([
  printedWhole,
  { borderBlockEnd: `${vars.stroke.rule} ${on.ink}`, breakInside: 'avoid' },
]);

export const question = style([
  foldSign,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.large,
    minBlockSize: touchTarget,
    paddingBlock: space.small,
    fontFamily: vars.font.control,
    fontSize: fontSize.large,
    fontWeight: 700,
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    listStyle: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { textDecoration: `underline 2px ${on.bright}`, textUnderlineOffset: '0.2em' },
    },
  },
]);

export const answer = style({
  paddingBlock: `${space.small} ${space.large}`,
  maxInlineSize: '60ch',
  textWrap: 'pretty',
});
