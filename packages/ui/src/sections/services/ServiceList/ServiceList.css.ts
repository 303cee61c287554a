import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const list = style({ marginBlockStart: space.large });

const rule = `2px solid ${on.line}`;

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(28px, auto) minmax(0, 1fr)',
  columnGap: space.small,
  alignItems: 'baseline',
  paddingBlock: '17px',
  borderBlockStart: rule,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: '64px minmax(0, 1fr) minmax(0, 1.35fr) fit-content(24%)',
      gridTemplateAreas: '"number name line price"',
      columnGap: space.medium,
    },
    print: { breakInside: 'avoid' },
  },
});

// On a phone the price stands across from the name where both have room, and below it where they have not.
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xxsmall} ${space.small}`,
  '@media': { [from.desktop]: { display: 'contents' } },
});

export const number = style({
  color: on.bright,
  fontSize: `max(1.5rem, ${fontSize.xlarge} * ${vars.font.displayScale})`,
});

export const name = style({
  gridArea: 'name',
  flex: '1 1 9rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall} ${space.small}`,
  minInlineSize: 0,
});

// A sign that the row leads on, the way the page is read.
globalStyle(`${name}:has(a) > :first-child::after`, {
  content: '""',
  display: 'inline-block',
  inlineSize: '0.35em',
  blockSize: '0.35em',
  marginInlineStart: '0.35em',
  border: `solid ${on.bright}`,
  borderWidth: '3px 3px 0 0',
  rotate: '45deg',
  verticalAlign: '0.15em',
});
globalStyle(`[dir='rtl'] ${name} > :first-child::after`, { rotate: '-135deg' });

export const line = style({
  gridArea: 'line',
  flex: '1 0 100%',
  order: 1,
  color: on.inkMuted,
  textWrap: 'pretty',
});

export const duration = style({ color: on.ink, fontWeight: 700 });

export const price = style({
  gridArea: 'price',
  marginInlineStart: 'auto',
  color: on.bright,
  fontFamily: vars.font.display,
  fontSize: `max(1.2rem, ${fontSize.large} * ${vars.font.displayScale})`,
  fontStretch: fontStretch.condensed,
  fontWeight: 700,
  lineHeight: 1.05,
  textAlign: 'end',
  textWrap: 'balance',
  '@media': { [from.desktop]: { order: 2, minInlineSize: '108px' } },
});

export const empty = style({
  marginBlockStart: space.large,
  paddingBlockStart: space.large,
  borderBlockStart: rule,
});
