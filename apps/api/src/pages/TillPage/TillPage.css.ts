import { style } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px 64px',
  alignItems: 'start',
  '@media': { '(min-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
});

export const testMode = style({
  paddingBlock: '12px',
  paddingInline: '16px',
  border: `2px solid ${vars.color.focusEdge}`,
  borderRadius: vars.radius.control,
  background: vars.color.spark,
  color: vars.color.onSpark,
  fontWeight: 700,
});

const wide = '(min-width: 1000px)';

// The buttons lie beside the card as soon as there is room for both.
export const counter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  alignItems: 'center',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr)' } },
});

const column = style({ inlineSize: '100%', maxInlineSize: '400px' });

export const card = style([
  column,
  {
    display: 'grid',
    gap: '20px',
    padding: '22px 24px',
    borderRadius: '12px',
    background: `repeating-linear-gradient(135deg, rgb(255 255 255 / 0.05) 0 12px, transparent 12px 24px), ${vars.color.surfaceDeep}`,
    color: vars.color.onDeep,
    fontFamily: vars.font.figures,
    boxShadow: `0 6px 0 ${vars.shadow.cast}`,
  },
]);

export const chip = style({
  inlineSize: '42px',
  blockSize: '30px',
  borderRadius: '5px',
  background: `linear-gradient(90deg, transparent 46%, rgb(0 0 0 / 0.35) 46% 54%, transparent 54%) ${vars.color.spark}`,
});

export const number = style({
  fontSize: 'clamp(1.05rem, 5vw, 1.35rem)',
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '0.06em',
});

export const small = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  fontSize: '0.875rem',
});

export const actions = style([column, { display: 'grid', gap: '20px' }]);
