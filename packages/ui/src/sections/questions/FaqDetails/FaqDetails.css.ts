import { style } from '@vanilla-extract/css';
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

export const head = style({
  flex: '1 1 18rem',
  minInlineSize: 0,
  display: 'grid',
  gap: space.large,
});
export const list = style({
  flex: '2 1 40rem',
  minInlineSize: 0,
  // No wider than the eye goes from a question to its sign.
  maxInlineSize: '52rem',
  borderBlockStart: `${vars.stroke.rule} ${on.ink}`,
});
export const item = style({ borderBlockEnd: `${vars.stroke.rule} ${on.ink}` });

const stroke = `linear-gradient(${on.ink} 0 0) center`;

export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.large,
  minBlockSize: touchTarget,
  paddingBlock: space.small,
  fontSize: fontSize.large,
  fontWeight: 700,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: `underline 2px ${on.bright}`, textUnderlineOffset: '0.2em' },
    // Drawn, not lettered: not every face has a sign of its own, and some have one that nobody sees.
    '&::after': {
      content: '""',
      flex: 'none',
      inlineSize: '0.8em',
      blockSize: '0.8em',
      background: `${stroke} / 100% 3px no-repeat, ${stroke} / 3px 100% no-repeat`,
    },
    'details[open] > &::after': { background: `${stroke} / 100% 3px no-repeat` },
  },
});

export const answer = style({
  paddingBlock: `${space.small} ${space.large}`,
  maxInlineSize: '60ch',
  textWrap: 'pretty',
});
