import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { measureMargin } from '@awning/ui/theme/measureMargin';
import { smallerHolds } from '../../styles/smallerHolds.ts';

const depth = 'clamp(52px, 7vw, 112px)';

export const root = style({ position: 'relative', overflow: 'clip' });

/** The foot of the wall, with the first holds of the route. */
export const wall = style({
  position: 'relative',
  blockSize: 'clamp(150px, 20vw, 290px)',
});

export const holds = style(smallerHolds(from.desktop, { '(forced-colors: active)': { display: 'none' } }));

/** The climber on the mat: on its upper side, before the wall. */
export const figure = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: `calc(${depth} * -0.62)`,
  insetInlineEnd: measureMargin(),
  inlineSize: 'clamp(210px, 34vw, 460px)',
});

export const top = style({
  position: 'relative',
  blockSize: depth,
  overflow: 'clip',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInline: '-6vw',
      background: `color-mix(in srgb, ${vars.color.accent} 76%, ${vars.color.onAccent})`,
      clipPath: 'polygon(10% 0, 90% 0, 100% 100%, 0 100%)',
    },
  },
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

/** The side one sits down on, with the seams between one mat and the next. */
export const front = style({
  position: 'relative',
  paddingBlock: 'clamp(36px, 4.6vw, 72px)',
  backgroundImage: `repeating-linear-gradient(to right, color-mix(in srgb, ${on.surface} 76%, #000) 0 4px, transparent 4px max(33.4vw, 16rem))`,
  boxShadow: `inset 0 8px 0 color-mix(in srgb, ${on.surface} 84%, #000)`,
});

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  alignItems: 'end',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space.huge } },
});

export const words = style({ display: 'grid', gap: space.large, justifyItems: 'start', minInlineSize: 0 });
