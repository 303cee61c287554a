import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { root as halves } from '../../components/Halves/Halves.css.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(38vw, 34rem) minmax(0, 1fr)',
      alignItems: 'center',
    },
  },
});

// Over the line, which goes on behind the clock.
export const dial = style({
  position: 'relative',
  zIndex: 3,
  order: -1,
  // The same halves go on from the section before, with its room.
  selectors: {
    [`${halves} + ${halves} &`]: { '@media': { [from.desktop]: { paddingBlockStart: 0 } } },
  },
  padding: `${vars.rhythm.section} ${vars.rhythm.gutter}`,
  '@media': {
    [`not all and ${from.desktop.replace('screen and ', '')}`]: {
      inlineSize: 'min(82%, 34rem)',
      justifySelf: 'center',
    },
    [from.tablet]: { gridColumn: '1 / -1', paddingBlockEnd: space.large },
    [from.desktop]: { order: 0, gridColumn: 'auto', paddingBlockEnd: vars.rhythm.section, paddingInline: 0 },
  },
});

const side = style({
  position: 'relative',
  zIndex: 3,
  display: 'grid',
  gap: space.large,
  minInlineSize: 0,
  padding: `${space.xxlarge} ${vars.rhythm.gutter}`,
  '@media': { [from.tablet]: { zIndex: 'auto', background: 'transparent' } },
});

/** Clear of the line, where a side meets it. */
const margin = 'clamp(14px, 2.4vw, 40px)';

const outer = `max(${vars.rhythm.gutter}, 100% - ${vars.measure.content} / 2 + min(19vw, 17rem))`;

export const words = style([
  side,
  {
    '@media': {
      [from.tablet]: {
        justifyItems: 'end',
        paddingInline: `${vars.rhythm.gutter} ${margin}`,
        paddingBlockEnd: vars.rhythm.section,
        textAlign: 'end',
      },
      [from.desktop]: { paddingInline: `${outer} ${space.xxlarge}`, paddingBlockEnd: space.xxlarge },
    },
  },
]);

export const times = style([
  side,
  {
    '@media': {
      [from.tablet]: {
        paddingInline: `${margin} ${vars.rhythm.gutter}`,
        paddingBlockEnd: vars.rhythm.section,
      },
      [from.desktop]: { paddingInline: `${space.xxlarge} ${outer}`, paddingBlockEnd: space.xxlarge },
    },
  },
]);
