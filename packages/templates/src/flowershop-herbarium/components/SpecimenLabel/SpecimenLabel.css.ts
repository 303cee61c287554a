import { style } from '@vanilla-extract/css';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';

const { street } = vars;

export const root = style({
  padding: `${space.small} ${space.medium}`,
  border: `1px solid ${street.onPaper}`,
  // The second line of a printer's border, inside the first.
  outline: `1px solid ${street.paperLine}`,
  outlineOffset: '-5px',
  fontSize: '1rem',
  lineHeight: 1.4,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const collection = style({
  marginBlockEnd: space.xsmall,
  paddingBlockEnd: space.xxsmall,
  borderBlockEnd: `1px solid ${street.paperLine}`,
  letterSpacing: '0.04em',
});

export const names = style({
  display: 'grid',
  marginBlockEnd: space.xxsmall,
  fontSize: 'inherit',
  fontWeight: 400,
});

export const name = style({
  fontFamily: vars.font.display,
  fontSize: `calc(1.25rem * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  fontStyle: 'italic',
  lineHeight: 1.1,
});

export const commonName = style({ fontSize: '1rem' });

export const last = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.small}`,
  marginBlockStart: space.xxsmall,
});

export const price = style({ color: street.paperAccent, fontSize: '1rem', fontWeight: 700 });

// As tall as a thumb asks for.
export const action = style({
  paddingBlock: '10px',
  color: street.onPaper,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
