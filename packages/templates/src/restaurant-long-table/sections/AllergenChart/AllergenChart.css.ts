import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

export const layout = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large });

export const sheet = style({
  padding: 'clamp(12px, 2.4vw, 28px)',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.liftLarge,
});

// As round as a plate with something on it.
export const mark = style({
  display: 'inline-block',
  inlineSize: '1em',
  blockSize: '1em',
  border: '0.26em solid',
  borderColor: on.ink,
  borderRadius: '50%',
  background: on.bright,
});

// An allergen must not lie beyond an edge: a narrow screen has a list of them, a wide one the chart.
export const chart = style({
  display: 'none',
  fontSize: fontSize.small,
  '@media': { [from.tablet]: { display: 'block' } },
});
// Each name stands on end over its column, as it would on a kitchen's wall: all fourteen fit.
globalStyle(`${chart} thead th + th > *`, {
  display: 'inline-block',
  writingMode: 'vertical-rl',
  rotate: '180deg',
  whiteSpace: 'nowrap',
});
const onlyNarrow = { '@media': { [from.tablet]: { display: 'none' } } } as const;
export const list = style(onlyNarrow);
export const caption = style({ ...onlyNarrow, color: on.inkMuted, fontSize: fontSize.small });

export const dish = style({
  paddingBlock: space.small,
  borderBlockStart: `1px solid ${on.line}`,
  overflowWrap: 'anywhere',
});
export const name = style({ fontWeight: 700 });
