import { style } from '@vanilla-extract/css';
import { twoAbreast } from '../../../styles/abreast.ts';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { ground } from '../../../theme/ground.css.ts';
import { on } from '../../../theme/on.css.ts';

const { iron } = vars.street;

export const root = style({ paddingBlockEnd: vars.rhythm.section, overflowX: 'clip' });

const links = `radial-gradient(ellipse 4px 7px at 50% 50%, transparent 52%, ${iron} 56% 96%, transparent) 0 0 / 10px 13px`;
const chain = { content: '""', position: 'absolute', inlineSize: '10px', background: links } as const;

export const bracket = style({
  position: 'relative',
  blockSize: '84px',
  maxInlineSize: `calc(${vars.measure.content} + 2 * ${vars.rhythm.gutter})`,
  marginInline: 'auto',
  forcedColorAdjust: 'none',
  '@media': { print: { display: 'none' } },
});

export const bar = style({
  position: 'absolute',
  insetBlockStart: '26px',
  insetInline: '0 3%',
  blockSize: '10px',
  borderStartEndRadius: '5px',
  borderEndEndRadius: '5px',
  background: iron,
});

export const arm = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '150px',
  blockSize: '84px',
  fill: 'none',
  stroke: iron,
  strokeWidth: 7,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

const hungWidth = '1000px';

export const chains = style({
  position: 'absolute',
  insetBlock: '36px 0',
  insetInline: `max(${vars.rhythm.gutter}, calc(50% - ${hungWidth} / 2))`,
  selectors: {
    '&::before': { ...chain, insetBlock: 0, insetInlineStart: '26%' },
    '&::after': { ...chain, insetBlock: 0, insetInlineEnd: '26%' },
  },
});

export const hung = style({ maxInlineSize: hungWidth, marginInline: 'auto' });

export const lead = style({
  maxInlineSize: '44ch',
  marginBlockStart: space.large,
  marginInline: 'auto',
  fontSize: fontSize.large,
  lineHeight: 1.4,
  textWrap: 'balance',
});

const drop = '40px';

export const facts = style({
  display: 'grid',
  // Never more than two abreast on a phone.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(12.5rem, 34%)), 1fr))',
  gap: `${drop} ${space.large}`,
  paddingBlockStart: drop,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

export const fact = style([
  ground.raised,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: space.xsmall,
    padding: `${space.medium} ${space.large} ${space.large}`,
    border: `3px solid ${on.bright}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.lift,
    selectors: {
      '&::before': { ...chain, insetBlockEnd: 'calc(100% + 3px)', blockSize: drop, insetInlineStart: '16%' },
      '&::after': { ...chain, insetBlockEnd: 'calc(100% + 3px)', blockSize: drop, insetInlineEnd: '16%' },
    },
    '@media': {
      [`not all and ${from.tablet.replace('screen and ', '')}`]: {
        selectors: { '&:nth-child(odd):last-child': { gridColumn: '1 / -1' } },
      },
      // Three to a row, below two or four where three would leave one hanging alone.
      [from.tablet]: {
        gridColumn: 'span 4',
        selectors: {
          '&:only-child': { gridColumn: '1 / -1' },
          [twoAbreast('child')]: { gridColumn: 'span 6' },
        },
      },
      [from.desktop]: {
        selectors: {
          '&:first-child:nth-last-child(4), &:first-child:nth-last-child(4) ~ &': { gridColumn: 'span 3' },
        },
      },
      print: { breakInside: 'avoid', selectors: { '&::before, &::after': { content: 'none' } } },
    },
  },
]);

export const figure = style({
  display: 'grid',
  gap: space.small,
  marginBlockStart: space.xxlarge,
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { justifyItems: 'center' } },
});

export const statement = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.medium} ${space.large}`,
  alignItems: 'center',
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 26ch)' } },
});

export const value = style({
  color: on.bright,
  fontSize: `calc(${fontSize.display} * ${vars.font.displayScale})`,
});

export const words = style({ fontSize: fontSize.large, lineHeight: 1.35, textWrap: 'balance' });

export const source = style({ color: on.inkMuted, fontSize: fontSize.small });

export const table = style([
  ground.raised,
  {
    inlineSize: '100%',
    marginBlockStart: space.xxlarge,
    border: `${vars.stroke.frame} ${on.ink}`,
    tableLayout: 'fixed',
    fontSize: fontSize.small,
    lineHeight: 1.35,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '@media': { [from.tablet]: { fontSize: fontSize.medium } },
  },
]);

export const caption = style({
  paddingBlockEnd: space.medium,
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.1,
  textAlign: 'start',
});

export const cell = style({
  padding: space.xsmall,
  borderBlockEnd: `${vars.stroke.hair} ${on.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [from.tablet]: { paddingBlock: space.small, paddingInline: space.medium } },
});

// Told apart by weight and lines, not by ground alone.
export const ours = style([
  cell,
  {
    borderInline: `${vars.stroke.frame} ${on.ink}`,
    background: vars.color.surfaceTint,
    color: vars.color.ink,
    fontWeight: 700,
  },
]);
