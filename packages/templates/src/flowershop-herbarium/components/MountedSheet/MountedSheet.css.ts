import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';

const { street } = vars;
const narrow = `not all and ${from.tablet.replace('screen and ', '')}`;

const mount = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  padding: space.small,
  boxShadow: `0 1px 0 ${street.paperLine}, 0 6px 14px ${vars.shadow.cast}`,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

/** `askew` to either side: a sheet that a visitor has just had out. */
export const lie = styleVariants(
  { straight: '0deg', askewStart: '-1.1deg', askewEnd: '0.9deg' },
  (rotate) => [mount, { rotate }],
);

/** On a phone what is mounted is drawn smaller over its label, which needs the width: many sheets are soon gone through. */
export const low = style({});

export const number = style({
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  textAlign: 'end',
});

// Paper pushed up from behind: light on one side, shade on the other, and no ink.
export const stamp = style({
  position: 'absolute',
  insetBlockStart: space.small,
  insetInlineStart: space.small,
  inlineSize: '3.4rem',
  color: street.paperLine,
});

export const drawing = style({
  display: 'grid',
  alignItems: 'end',
  flex: '1 1 auto',
  minBlockSize: '12rem',
  selectors: {
    [`${low} > &`]: {
      '@media': { [narrow]: { inlineSize: 'min(62%, 14rem)', minBlockSize: 0, marginInline: 'auto' } },
    },
  },
});

const unit = '10px';

/** A photographer’s scale: ten black and white parts. */
export const scale = style({
  position: 'absolute',
  insetBlockEnd: space.small,
  insetInlineStart: space.small,
  inlineSize: '8px',
  blockSize: `calc(10 * ${unit})`,
  border: `1px solid ${street.onPaper}`,
  background: `repeating-linear-gradient(to bottom, ${street.onPaper} 0 ${unit}, transparent ${unit} calc(2 * ${unit}))`,
});

export const label = styleVariants({
  /** Beside the scale. */
  corner: {
    alignSelf: 'flex-end',
    inlineSize: `min(100% - ${space.xlarge}, 17rem)`,
    // Clear of a sheet that lies over the edge of this one.
    '@media': {
      [from.tablet]: { inlineSize: `min(100% - ${space.xlarge} - 14px, 17rem)`, marginInlineEnd: '14px' },
    },
  },
  alone: {},
});
