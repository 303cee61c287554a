import { style } from '@vanilla-extract/css';
import { fontSize, space, touchTarget } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

export const root = style({ paddingBlock: vars.rhythm.section });

/** The section above is painted the same and has left more than enough room. */
export const joined = style({
  marginBlockStart: `calc(${vars.rhythm.section} / -2)`,
  paddingBlockEnd: vars.rhythm.section,
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall} ${space.xlarge}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: fontSize.medium,
});

export const place = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.xsmall}`,
  minBlockSize: touchTarget,
  minInlineSize: 0,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});

export const link = style([
  place,
  {
    color: 'inherit',
    textDecoration: `underline 2px ${on.line}`,
    textUnderlineOffset: '0.3em',
    selectors: { '&:hover': { textDecorationColor: on.ink } },
  },
]);
