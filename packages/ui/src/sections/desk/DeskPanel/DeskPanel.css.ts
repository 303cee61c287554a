import { style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  alignContent: 'start',
  padding: 'clamp(20px, 2.6vw, 36px) clamp(14px, 2.4vw, 32px)',
  borderBlockStart: `2px solid ${on.line}`,
  overflowWrap: 'anywhere',
});
