import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { on } from '@awning/ui/theme/on';
import { measureMargin } from '@awning/ui/theme/measureMargin';
import { seam } from '../../styles/seam.css.ts';

export const root = style([seam, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }]);

const margin = 'clamp(14px, 2.4vw, 40px)';
const outer = measureMargin(0.5);

const half = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.large,
  paddingBlock: 'clamp(40px, 5vw, 72px)',
  overflowWrap: 'anywhere',
});

export const start = style([half, { paddingInline: `${outer} ${margin}`, textAlign: 'end' }]);
export const end = style([half, { paddingInline: `${margin} ${outer}` }]);

export const nav = style({
  '@media': { [from.tablet]: { justifySelf: 'end', inlineSize: 'min(100%, 34rem)' } },
});

export const smallPrint = style({ color: on.inkMuted, fontSize: fontSize.small, maxInlineSize: '44ch' });
