import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const beside = (columns: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.xlarge} clamp(40px, 7vw, 112px)`,
    alignItems: 'center',
    '@media': { [from.tablet]: { gridTemplateColumns: columns } },
  });

export const layout = styleVariants({
  start: [beside('minmax(0, 1fr) minmax(0, 1.15fr)')],
  end: [beside('minmax(0, 1.15fr) minmax(0, 1fr)')],
});

export const drawing = style({
  maxInlineSize: '36rem',
  selectors: {
    [`${layout.end} > &`]: {
      '@media': { [from.tablet]: { order: 1, justifySelf: 'end', inlineSize: '100%' } },
    },
  },
});

export const words = style({
  display: 'grid',
  gap: space.large,
  justifyItems: 'start',
  minInlineSize: 0,
});

export const moral = style({
  maxInlineSize: '22ch',
  color: on.bright,
  fontFamily: vars.font.display,
  fontSize: `calc(max(1.5rem, ${fontSize.xlarge}) * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.15,
  textTransform: vars.font.displayCase,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
