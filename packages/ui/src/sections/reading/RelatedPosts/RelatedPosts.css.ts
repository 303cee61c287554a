import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.small} ${space.xlarge}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBlockEnd: space.xlarge,
});

export const all = style({
  display: 'inline-flex',
  gap: space.xsmall,
  alignItems: 'center',
  minBlockSize: touchTarget,
  color: on.ink,
  fontFamily: vars.font.display,
  fontWeight: 700,
  textDecorationColor: on.bright,
  overflowWrap: 'anywhere',
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: `${space.xxlarge} 0`,
});

// Each brings its own stretch of the line, so that it is whole however many hang on it.
export const post = style({
  position: 'relative',
  paddingBlockStart: space.large,
  paddingInline: space.small,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: '18px',
      borderBlockEnd: `3px solid ${on.ink}`,
      borderEndStartRadius: '50% 100%',
      borderEndEndRadius: '50% 100%',
    },
  },
});
