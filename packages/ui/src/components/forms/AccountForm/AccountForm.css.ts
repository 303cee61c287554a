import { globalStyle, style } from '@vanilla-extract/css';
import { from, phone } from '../../../styles/breakpoints.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

// On a phone the form comes first, and takes all the room.
export const items = style({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      marginBlockStart: space.large,
      borderBlockEnd: `2px solid ${on.line}`,
    },
  },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.medium,
  paddingBlock: space.large,
  borderBlockStart: `2px solid ${on.line}`,
  overflowWrap: 'anywhere',
});

export const mark = style({ marginBlockStart: '0.25em', color: on.bright });

export const itemName = style({
  fontFamily: vars.font.display,
  fontSize: fontSize.large,
  fontWeight: 700,
  lineHeight: 1.3,
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  '@media': { [phone]: { gap: space.small } },
});

// As low as a thumb allows: five of them and the submit button are in sight at once.
globalStyle(`${fields} :is(input, button)`, {
  '@media': { [phone]: { minBlockSize: touchTarget, paddingBlock: space.xsmall } },
});

export const send = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
});

export const policy = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: touchTarget,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: space.small,
  borderBlockStart: `2px dashed ${vars.street.paperLine}`,
});

export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xsmall,
  alignItems: 'center',
  minBlockSize: touchTarget,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  textDecorationColor: vars.street.paperAccent,
  selectors: { '&:hover': { textDecorationThickness: '4px' } },
});
