import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fontSize, space } from '../../packages/ui/src/styles/scale.ts';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';

const { color, font } = vars;

const narrow = '(max-width: 720px)';

// Corners and lines are small here, in any theme: this is a page of many small things.
const corner = '6px';

const display = {
  fontFamily: font.display,
  fontWeight: font.displayWeight,
  letterSpacing: font.displayTracking,
  textTransform: font.displayCase,
} as const;

export const root = style({
  color: color.ink,
  fontFamily: font.text,
  fontSize: '1rem',
  lineHeight: 1.5,
});

// The browser's defaults: Storybook removes none from elements that it does not style.
globalStyle(`${root} :is(h1, h2, h3, p, ul, dl, dd, figure)`, { margin: 0 });
globalStyle(`${root} ul.sb-unstyled, ${root} .sb-unstyled ul`, { padding: 0, listStyle: 'none' });

export const crumb = style({
  marginBlockEnd: `${space.small} !important`,
  color: color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: 700,
});

export const title = style({
  ...display,
  color: color.accent,
  fontSize: `calc(clamp(2.25rem, 6vw, 4.5rem) * ${font.displayScale})`,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  textShadow: vars.shadow.letter,
});

export const stage = style({
  marginBlockStart: `${space.xlarge} !important`,
  overflow: 'hidden',
  border: `2px solid ${color.ink}`,
  borderBlockEndWidth: '8px',
  borderRadius: corner,
  background: color.surface,
});

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space.large}`,
  minBlockSize: '46px',
  paddingBlock: space.xxsmall,
  paddingInline: space.medium,
  borderBlockStart: `2px solid ${color.line}`,
  fontSize: fontSize.small,
});

export const captionText = style({
  marginInlineEnd: 'auto',
  color: color.inkMuted,
  '@media': { [narrow]: { flexBasis: '100%', paddingBlockStart: space.xsmall } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
});

export const job = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space.large} ${space.xxlarge}`,
  marginBlockStart: `${space.xlarge} !important`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const purpose = style({});

globalStyle(`${purpose} code`, {
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
});

// Its purpose. Further words about it are set in plain letters under that.
globalStyle(`${purpose} p:first-child`, {
  ...display,
  maxInlineSize: '30em',
  color: color.ink,
  fontSize: 'clamp(1.25rem, 1rem + 1.2vw, 1.75rem)',
  lineHeight: 1.25,
  textWrap: 'balance',
});

globalStyle(`${purpose} p + p`, { maxInlineSize: '44rem', marginBlockStart: space.small });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xsmall} ${space.large}`,
  marginBlockStart: `${space.large} !important`,
  fontSize: fontSize.small,
});

export const fact = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  color: color.inkMuted,
});

export const factValue = style({ color: color.ink, fontFamily: font.figures, fontWeight: 700 });

const statusMark = style({
  paddingBlock: '3px',
  paddingInline: space.xsmall,
  borderRadius: '4px',
  fontFamily: font.text,
  textTransform: 'uppercase',
  fontSize: fontSize.xsmall,
});

export const status = styleVariants(
  {
    stable: { background: color.accent, color: color.onAccent },
    new: { background: color.spark, color: color.onSpark },
    leaving: { background: color.danger, color: color.onDanger },
  },
  (look) => [statusMark, look],
);

export const jump = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.large}`,
  marginBlockStart: space.medium,
});

/** The price of the piece, on the ticket that says prices everywhere. */
export const ticket = style({
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: '136px',
  maxInlineSize: '160px',
  paddingBlock: space.small,
  paddingInline: space.medium,
  borderRadius: corner,
  background: color.spark,
  color: color.onSpark,
  textAlign: 'center',
  rotate: '-3deg',
  '@media': { [narrow]: { justifySelf: 'start' } },
});

export const ticketLabel = style({ fontSize: fontSize.xsmall, fontWeight: 700, textTransform: 'uppercase' });

export const price = style({ ...display, fontSize: '1.625rem', lineHeight: 1.15, whiteSpace: 'nowrap' });

export const ticketNote = style({ fontSize: '0.75rem', lineHeight: 1.35 });

/** For content that is wider than a phone and that this page may not fold. */
export const scroll = style({ overflowX: 'auto' });

export const part = style({ marginBlockStart: `clamp(${space.xxlarge}, 5vw, ${space.huge})` });

export const partHeading = style({
  ...display,
  marginBlockEnd: `${space.large} !important`,
  paddingBlockStart: space.medium,
  borderBlockStart: `3px solid ${color.ink}`,
  fontSize: `calc(1.75rem * ${font.displayScale})`,
  lineHeight: 1.15,
});

export const heading = style({
  ...display,
  marginBlockEnd: `${space.small} !important`,
  fontSize: '1.1875rem',
  lineHeight: 1.2,
});

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  alignItems: 'start',
  gap: `${space.xlarge} ${space.xxlarge}`,
});

export const reason = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: space.small,
  paddingBlock: '10px',
  borderBlockStart: `2px solid ${color.line}`,
});

export const mark = styleVariants({
  take: { color: color.accent },
  other: { color: color.inkMuted },
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `0 ${space.large}`,
  selectors: { '& + &': { marginBlockStart: space.xlarge } },
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const pairHeading = style([heading, { gridColumn: '1 / -1' }]);

export const rule = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  '@media': { [narrow]: { marginBlockEnd: `${space.large} !important` } },
});

const kinds = {
  do: { line: color.accent, background: color.accent, color: color.onAccent },
  dont: { line: color.danger, background: color.danger, color: color.onDanger },
};

export const tag = styleVariants(kinds, ({ background, color: ink }) => ({
  ...display,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.xsmall,
  paddingBlock: '6px',
  paddingInline: '10px 14px',
  borderRadius: `${corner} ${corner} 0 0`,
  background,
  color: ink,
  lineHeight: 1,
}));

export const rulePicture = styleVariants(kinds, ({ line }) => ({
  alignContent: 'center',
  display: 'grid',
  overflow: 'hidden',
  border: `3px solid ${line}`,
  borderRadius: `0 ${corner} ${corner}`,
  background: color.surface,
}));

export const why = style({ paddingBlockStart: '10px', fontSize: fontSize.small });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  '@media': { [narrow]: { display: 'block' } },
});

globalStyle(`${table} > tbody`, { '@media': { [narrow]: { display: 'block' } } });
globalStyle(`${table} > thead`, {
  '@media': { [narrow]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

const box = style({
  paddingBlock: '10px',
  paddingInline: `0 ${space.medium}`,
  borderBlockEnd: `2px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const head = style([box, { borderColor: color.ink, color: color.inkMuted, fontWeight: 700 }]);

export const row = style({
  '@media': {
    [narrow]: { display: 'block', paddingBlock: space.small, borderBlockEnd: `2px solid ${color.line}` },
  },
});

const stacked = { display: 'block', padding: '2px 0', border: 0 } as const;

export const rowHead = style([box, { fontFamily: font.figures, '@media': { [narrow]: stacked } }]);

// On a phone the heads of its columns stand beside every word.
export const cell = style([
  box,
  {
    fontFamily: font.figures,
    '@media': {
      [narrow]: {
        ...stacked,
        display: 'grid',
        gridTemplateColumns: '108px minmax(0, 1fr)',
        '::before': { content: 'attr(data-name)', color: color.inkMuted, fontFamily: font.text },
      },
    },
  },
]);

export const note = style({
  marginBlockStart: `${space.xsmall} !important`,
  color: color.inkMuted,
  fontSize: fontSize.xsmall,
});

export const pressed = style({
  display: 'grid',
  gridTemplateColumns: '124px minmax(0, 1fr)',
  gap: space.small,
  paddingBlock: '10px',
  borderBlockEnd: `2px solid ${color.line}`,
  fontSize: fontSize.small,
});

export const keyNames = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space.xxsmall });

export const key = style({
  paddingBlock: '3px',
  paddingInline: space.xsmall,
  border: `2px solid ${color.ink}`,
  borderBlockEndWidth: '4px',
  borderRadius: '4px',
  background: color.surface,
  fontFamily: font.text,
  fontSize: fontSize.xsmall,
  fontWeight: 700,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});

export const moment = style({ fontWeight: 700 });

export const states = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: `${space.large} ${space.large}`,
});

export const shot = style({
  overflow: 'hidden',
  marginBlockEnd: space.small,
  border: `2px solid ${color.ink}`,
  borderBlockEndWidth: '6px',
  borderRadius: '4px',
  background: color.surfaceTint,
});

export const stateName = style([link, { ...display, lineHeight: 1.2 }]);
