import { style } from '@vanilla-extract/css';
import { noScript } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  padding: `${space.medium} clamp(${space.medium}, 2.4vw, ${space.large})`,
  border: `2px solid ${on.line}`,
  borderRadius: vars.radius.card,
  background: on.surface,
  color: on.ink,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall} ${space.medium}`,
  alignItems: 'start',
  justifyContent: 'space-between',
});

export const name = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
  justifyItems: 'start',
});

export const text = style({
  inlineSize: '100%',
  maxInlineSize: '68ch',
  lineHeight: 1.55,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

// On paper and without script it cannot be unfolded, so it is whole.
const shown = { display: 'inline' };
const hidden = { display: 'none' };
export const folded = style({ ...hidden, '@media': { [noScript]: shown, print: shown } });
export const cut = style({ '@media': { [noScript]: hidden, print: hidden } });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Some are words alone.
  gap: `${space.small} ${space.large}`,
  alignItems: 'center',
  paddingBlockStart: space.xxsmall,
});

export const problem = style({
  color: vars.color.danger,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});
