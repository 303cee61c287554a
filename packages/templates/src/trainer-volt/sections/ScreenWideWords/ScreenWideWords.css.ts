import { style } from '@vanilla-extract/css';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';

export const root = style({
  overflow: 'clip',
  paddingBlock: `${vars.rhythm.section} ${space.large}`,
  paddingInline: vars.rhythm.gutter,
});

export const lines = style({ display: 'grid', gap: 'max(8px, 1.4vw)' });
