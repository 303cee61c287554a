import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';
import { unseen } from '../../../styles/unseen.ts';

// Measured by the place it stands in, not by the screen.
const wide = '(min-width: 37.5rem)';
const slim = 'not (min-width: 37.5rem)';

const place = style({
  // Visually hidden words stay within the scrolling region.
  position: 'relative',
  containerType: 'inline-size',
  maxInlineSize: '100%',
  overflowX: 'auto',
  color: on.ink,
  // A table is printed whole.
  '@media': { print: { overflow: 'visible' } },
});

export const region = styleVariants({
  scroll: [place],
  cards: [place],
  // A table that fits does not scroll: a scrolling region would keep the column headers from staying in sight.
  stacked: [place, { overflow: 'visible' }],
});

const drawn = style({ inlineSize: '100%', lineHeight: 1.35 });

export const table = styleVariants({
  scroll: [drawn, { minInlineSize: 'max-content' }],
  cards: [
    drawn,
    {
      '@container': { [slim]: { display: 'block' }, [wide]: { tableLayout: 'fixed' } },
      // Many columns are a ledger: it is looked up, not read.
      selectors: { '&:has(thead > tr > :nth-child(5))': { fontSize: fontSize.small } },
    },
  ],
  stacked: [
    drawn,
    {
      overflowWrap: 'anywhere',
      '@container': {
        [slim]: { display: 'block', fontSize: fontSize.small },
        [wide]: { tableLayout: 'fixed' },
      },
    },
  ],
});

const captionBox = style({
  paddingBlockEnd: space.small,
  color: on.inkMuted,
  fontSize: fontSize.small,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const caption = styleVariants({
  scroll: [captionBox],
  cards: [captionBox, { '@container': { [slim]: { display: 'block' } } }],
  stacked: [captionBox, { '@container': { [slim]: { display: 'block' } } }],
});

/** Stays in sight, whole, while the columns go by beneath it. */
export const captionWords = styleVariants({
  scroll: {
    position: 'sticky',
    insetInlineStart: 0,
    display: 'block',
    inlineSize: 'fit-content',
    maxInlineSize: '100cqi',
  },
  cards: {},
  stacked: {},
});

export const head = styleVariants({
  scroll: {},
  cards: {
    // Each card says its columns' names itself; screen readers still read the head.
    '@container': {
      [slim]: {
        ...unseen,
      },
    },
  },
  stacked: { '@container': { [slim]: { display: 'block' } } },
});

const sideBySide = { display: 'flex', flexWrap: 'wrap' } as const;

export const headRow = styleVariants({
  scroll: {},
  cards: {},
  stacked: { '@container': { [slim]: sideBySide } },
});

const blockWhereSlim = { '@container': { [slim]: { display: 'block' } } };

export const block = styleVariants({ scroll: {}, cards: blockWhereSlim, stacked: blockWhereSlim });

const box = { padding: `${space.small} ${space.medium}`, borderBlockEnd: `1px solid ${on.line}` };

const cornerEdge = style({ borderBlockEnd: `3px solid ${on.ink}` });

/** Read line by line, where the others are looked up. */
export const longColumn = style({ selectors: { 'thead &': { inlineSize: '44%' } } });

const cornerRoom = style({
  inlineSize: '34%',
  selectors: {
    // Beside two columns there is room for a long name in one piece.
    '&:nth-last-child(3)': { inlineSize: '40%' },
    // Beside many columns, names have to do with less.
    '&:nth-last-child(n + 5)': { inlineSize: '21%' },
    '&:nth-last-child(n + 7)': { inlineSize: '18%' },
    [`&:has(~ ${longColumn})`]: { inlineSize: '26%' },
  },
});

export const corner = styleVariants({
  scroll: [cornerEdge],
  cards: [cornerEdge, cornerRoom, { paddingBlock: space.small, textAlign: 'start', verticalAlign: 'bottom' }],
  stacked: [
    cornerEdge,
    cornerRoom,
    { '@container': { [slim]: { position: 'absolute', padding: 0, borderBlockEnd: 0 } } },
  ],
});

export const column = style({
  ...box,
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: {
    'thead &': { borderBlockEnd: `3px solid ${on.ink}`, verticalAlign: 'bottom' },
  },
  // So that a day stands in one line.
  '@container': { [wide]: { selectors: { 'tr:has(> :nth-child(7)) > &': { paddingInline: space.xsmall } } } },
});

/** One of those that share a line. */
const share = { flex: '1 1 0', minInlineSize: 0, padding: `${space.xsmall} ${space.xxsmall}` };

export const columnHead = styleVariants({
  scroll: {},
  cards: {},
  stacked: { '@container': { [slim]: { ...share, alignContent: 'end' } } },
});

export const numeric = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

// Its name in one piece, a third of the narrowest phone wide.
const inShare = (rule: { fontSize: string; fontFamily?: string; paddingInline?: string }) => ({
  [slim]: { selectors: { [`${columnHead.stacked} &`]: { ...rule, fontStretch: fontStretch.condensed } } },
});

export const columnLabel = style({
  fontFamily: vars.font.display,
  fontSize: fontSize.large,
  fontWeight: 700,
  lineHeight: 1.15,
  selectors: { 'tr:has(> :nth-child(5)) &': { fontSize: fontSize.medium } },
  '@container': inShare({ fontSize: fontSize.medium }),
});

export const note = style({
  display: 'block',
  fontSize: fontSize.small,
  fontWeight: 400,
});

// Its name is in the table's head.
export const featuredColumn = style({
  background: `color-mix(in srgb, ${vars.color.spark} 14%, ${on.surface})`,
});

const chip = style({
  display: 'block',
  inlineSize: 'fit-content',
  padding: `4px ${space.xsmall}`,
  borderRadius: '2px',
  background: vars.color.spark,
  color: vars.color.onSpark,
  fontSize: fontSize.xsmall,
  fontWeight: 700,
  lineHeight: 1.2,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const featured = styleVariants({
  inHead: [
    chip,
    {
      marginBlockEnd: space.xsmall,
      '@container': inShare({
        fontSize: '0.875rem',
        fontFamily: vars.font.display,
        paddingInline: space.xxsmall,
      }),
    },
  ],
  inCard: [chip, { marginBlockStart: space.xxsmall }],
});

const groupHeading = style({
  paddingBlock: `${space.large} ${space.xsmall}`,
  borderBlockEnd: `2px solid ${on.ink}`,
  fontFamily: vars.font.display,
  fontSize: fontSize.large,
  fontWeight: 700,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const group = styleVariants({
  scroll: [groupHeading],
  cards: [groupHeading, { '@container': { [slim]: { display: 'block', borderBlockEnd: 0 } } }],
  stacked: [
    groupHeading,
    {
      '@container': {
        [slim]: {
          display: 'block',
          paddingBlock: `${space.medium} ${space.xsmall}`,
          fontSize: fontSize.medium,
          lineHeight: 1.2,
        },
      },
    },
  ],
});

/** The columns' names once more, where those at the head have gone by. */
export const again = style({
  display: 'none',
  marginBlockStart: space.small,
  fontSize: '0.875rem',
  '@container': { [slim]: { display: 'flex' } },
});

export const nameAgain = style({ flex: '1 1 0', minInlineSize: 0, paddingInline: space.xxsmall });

/** Stays in sight while the columns go by. */
export const stuck = style({ position: 'sticky', insetInlineStart: 0 });

export const row = styleVariants({
  scroll: {},
  cards: {
    '@container': {
      [slim]: {
        display: 'block',
        marginBlockEnd: space.medium,
        border: `2px solid ${on.line}`,
        borderRadius: vars.radius.card,
      },
    },
  },
  stacked: { '@container': { [slim]: sideBySide } },
});

const named = style({
  ...box,
  paddingInlineStart: 0,
  fontWeight: 600,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});

export const rowHeader = styleVariants({
  scroll: [
    named,
    {
      position: 'sticky',
      zIndex: 1,
      insetInlineStart: 0,
      background: on.surface,
    },
  ],
  cards: [
    named,
    {
      '@container': {
        [wide]: { selectors: { 'tr:has(> :nth-child(7)) > &': { paddingInlineEnd: space.xsmall } } },
        [slim]: {
          display: 'block',
          padding: `${space.small} ${space.medium}`,
          borderBlockEnd: `2px solid ${on.line}`,
          fontFamily: vars.font.display,
          fontWeight: 700,
        },
      },
    },
  ],
  stacked: [
    named,
    {
      '@container': {
        [slim]: {
          flex: '0 0 100%',
          padding: `${space.xxsmall} ${space.xxsmall} 0`,
          borderBlockEnd: 0,
        },
      },
    },
  ],
});

/** “AW-7K3M-9QX2” is read and copied in one piece, where its column has the room. */
export const reference = style({
  '@container': {
    [slim]: { whiteSpace: 'nowrap' },
    '(min-width: 50rem)': { whiteSpace: 'nowrap' },
  },
});

/** The sticky part leaves more than half of the room to the scrolling part. */
export const rowWords = styleVariants({
  scroll: { display: 'block', maxInlineSize: '38cqi' },
  cards: {},
  stacked: {},
});

export const cell = styleVariants({
  scroll: {},
  cards: {
    overflowWrap: 'anywhere',
    '@container': {
      [slim]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 6.25rem) minmax(4.75rem, 1fr)',
        gap: space.small,
        textAlign: 'start',
        selectors: {
          '&:last-child': { borderBlockEnd: 0 },
          // A card of many lines is kept as short as can be.
          'tr:has(> :nth-child(5)) > &': { paddingBlock: space.xxsmall, borderBlockEnd: 0 },
        },
      },
    },
  },
  stacked: {
    '@container': {
      [slim]: {
        ...share,
        padding: `1px ${space.xsmall} ${space.xxsmall} ${space.xxsmall}`,
        textAlign: 'start',
      },
    },
  },
});

export const inCard = style({
  fontSize: fontSize.small,
  '@container': { [wide]: { display: 'none' } },
});

export const marked = style({ display: 'inline-flex', gap: space.xsmall, alignItems: 'baseline' });

export const mark = styleVariants({
  tick: { color: on.bright, translate: '0 0.15em' },
  cross: { translate: '0 0.15em' },
});
