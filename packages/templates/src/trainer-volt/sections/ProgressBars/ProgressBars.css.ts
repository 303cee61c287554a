import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const room = createContainer();
const slim = `${room} not (min-width: 37.5rem)`;

export const layout = style({
  containerName: room,
  containerType: 'inline-size',
  display: 'grid',
  gap: `${space.xxlarge} clamp(32px, 5vw, 80px)`,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.35fr)', alignItems: 'end' },
  },
});

export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 12rem)',
  alignItems: 'end',
  gap: space.xxsmall,
  '@media': { [from.tablet]: { gap: space.xsmall } },
  '@container': {
    [slim]: {
      selectors: {
        '&:has(> :nth-child(7))': {
          gridAutoFlow: 'row',
          gridAutoColumns: 'minmax(0, 1fr)',
          gap: space.xxsmall,
        },
      },
    },
  },
});

// More than six have no room to stand on a phone: they lie down there, one under another.
const lying = `${bars}:has(> :nth-child(7))`;

const column = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  containerType: 'inline-size',
  paddingBlock: space.small,
  paddingInline: `clamp(${space.xxsmall}, 6%, ${space.small})`,
  lineHeight: 1,
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
  '@container': {
    [slim]: {
      selectors: {
        [`${lying} > &`]: {
          flexDirection: 'row-reverse',
          alignItems: 'center',
          columnGap: space.large,
          containerType: 'normal',
          inlineSize: 'fit-content',
          paddingBlock: space.xsmall,
          paddingInline: space.small,
        },
      },
    },
  },
});

export const bar = styleVariants({
  plain: [column, { background: on.ink, color: on.surface }],
  last: [column, { background: vars.color.spark, color: vars.color.onSpark }],
});

/** Heights go by steps, as no style may be written into the page; the number is written on the bar. */
export const steps = 24;
export const height = Array.from({ length: steps + 1 }, (_, step) =>
  style({
    minBlockSize: `${(step / steps) * 20}rem`,
    '@media': { [from.tablet]: { minBlockSize: `${(step / steps) * 30}rem` } },
    '@container': {
      [slim]: {
        selectors: { [`${lying} > &`]: { minBlockSize: 0, minInlineSize: `${(step / steps) * 100}%` } },
      },
    },
  }),
);

// Up to three figures fill their bar.
export const value = styleVariants({ short: '62cqi', long: '24cqi' }, (size) => ({
  fontSize: `max(0.75rem, min(calc(4.2rem * ${vars.font.displayScale}), ${size}))`,
  overflowWrap: 'anywhere',
  '@container': {
    [slim]: {
      selectors: {
        [`${lying} &`]: { fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})` },
      },
    },
  },
}));

export const label = style({
  marginBlockStart: space.large,
  fontSize: 'clamp(0.75rem, 15cqi, 1rem)',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '@container': {
    [slim]: { selectors: { [`${lying} &`]: { marginBlockStart: 0, fontSize: '1rem' } } },
  },
});
