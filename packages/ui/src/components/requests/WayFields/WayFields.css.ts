import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';
import { fields, part } from '../RequestField/RequestField.css.ts';

export const root = style([part]);

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const way = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.small,
  alignItems: 'baseline',
  minBlockSize: '50px',
  padding: space.small,
  border: `2px solid ${vars.color.controlEdge}`,
  borderRadius: `min(${vars.radius.control}, 1.5rem)`,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:checked)': { borderColor: vars.color.accent, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` },
  },
});

export const dot = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  // Its middle on that of the words beside it.
  translate: '0 0.2rem',
  accentColor: vars.color.accent,
  cursor: 'inherit',
});

export const name = style({ fontWeight: 700 });
export const note = style({ gridColumn: 2, color: vars.color.inkMuted, fontSize: fontSize.small });

export const address = style({
  marginBlockStart: space.medium,
  selectors: { '&:disabled': { display: 'none' } },
});
export const addressLegend = style({ paddingBlockEnd: space.small, fontWeight: 700, lineHeight: 1.25 });
export const addressFields = style([
  fields,
  { paddingInlineStart: space.medium, borderInlineStart: `4px solid ${on.ink}` },
]);
