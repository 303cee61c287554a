import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { on } from '@awning/ui/theme/on';
import { measureMargin } from '@awning/ui/theme/measureMargin';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxlarge,
  paddingBlock: 'clamp(40px, 5vw, 72px)',
  paddingInline: measureMargin(),
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const half = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.large,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const smallPrint = style({ color: on.inkMuted, fontSize: fontSize.small, textWrap: 'balance' });
