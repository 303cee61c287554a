import { style } from '@vanilla-extract/css';
import { fontStretch } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { sheet as paper } from '../../../theme/paper.css.ts';

const copy = 'clamp(6px, 1.2vw, 10px)';

// The yellow copy looks out from under the white sheet.
export const root = style({
  marginInlineEnd: copy,
  marginBlockEnd: copy,
  border: `2px solid ${vars.street.onPaper}`,
  background: vars.street.paper,
  boxShadow: `${copy} ${copy} 0 -1px ${vars.color.spark}, ${copy} ${copy} 0 1px ${vars.color.focusEdge}`,
  selectors: {
    '&:dir(rtl)': {
      boxShadow: `calc(-1 * ${copy}) ${copy} 0 -1px ${vars.color.spark}, calc(-1 * ${copy}) ${copy} 0 1px ${vars.color.focusEdge}`,
    },
  },
});

// Board along the top, and the row of holes the sheet is torn off along.
export const head = style({
  paddingBlock: '12px 24px',
  paddingInline: 'clamp(16px, 2.6vw, 30px)',
  background: [
    `radial-gradient(circle, ${vars.street.paper} 3px, transparent 3.5px) 0 100% / 14px 14px repeat-x`,
    vars.color.surfaceDeep,
  ].join(', '),
  color: vars.color.onDeep,
  fontFamily: vars.font.display,
  fontSize: '1.125rem',
  fontWeight: vars.font.displayWeight,
  fontStretch: fontStretch.condensed,
  lineHeight: 1.1,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { borderBlockEnd: '2px dashed' } },
});

export const sheet = style([
  paper,
  { padding: 'clamp(20px, 3vw, 30px) clamp(16px, 2.6vw, 30px) clamp(20px, 2.6vw, 30px)' },
]);
