import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { bars, glazing, rivets, roundHead, spandrel, toGutter } from '../../styles/glazing.css.ts';

export const root = style({
  ...bars,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'minmax(min-content, auto)',
  // The outermost rivets are half off the page.
  overflowX: 'clip',
  // Two walls that stand one on the other share a bar.
  marginBlockEnd: `calc(${glazing.bar} * -1)`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    [from.desktop]: { gridAutoRows: 'minmax(clamp(200px, 19vw, 300px), auto)' },
  },
});

/** Words alone, without a picture among them: as tall as they need. */
export const low = style([
  root,
  { '@media': { [from.desktop]: { gridAutoRows: 'minmax(min-content, auto)' } } },
]);

export const list = style({ display: 'contents' });

export const pane = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: { '&::after': rivets },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

/** Over words alone: its light stands beside what it says. */
export const beside = style([
  pane,
  {
    '@media': {
      [from.desktop]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        alignItems: 'stretch',
      },
    },
  },
]);

/** Where a picture is seen through a round head. */
const through = style({ position: 'relative', flex: '1 0 auto', background: spandrel });
export const light = {
  item: style([through, { minBlockSize: 'clamp(200px, 22vw, 330px)' }]),
  /** Over a heading it takes what room is left. */
  head: style([through, { minBlockSize: 'clamp(72px, 10vw, 160px)' }]),
} as const;
export const arch = style({
  ...roundHead,
  position: 'absolute',
  insetBlock: `calc(${glazing.bar} * -1) 0`,
  insetInline: `calc(${glazing.bar} * -1)`,
  overflow: 'hidden',
});

const shine = `color-mix(in srgb, ${glazing.iron} 7%, transparent)`;

const room = 'clamp(22px, 2.4vw, 40px)';
const startRoom = createVar();
const endRoom = createVar();
const content = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 'clamp(8px, 0.9vw, 14px)',
  paddingBlock: room,
  paddingInline: toGutter,
  '@media': {
    [from.tablet]: { paddingInline: `${fallbackVar(startRoom, room)} ${fallbackVar(endRoom, room)}` },
  },
});
/** A pane without a picture: light falls across it. */
export const clear = style([
  content,
  {
    flex: '1 0 auto',
    background: `linear-gradient(115deg, transparent 62%, ${shine} 62% 74%, transparent 74% 78%, ${shine} 78% 82%, transparent 82%)`,
  },
]);
/** Below a picture, or beside the one it heads. */
export const below = style([
  content,
  {
    borderBlockStart: `${glazing.bar} solid ${glazing.iron}`,
    selectors: {
      [`${beside} > &`]: {
        '@media': { [from.desktop]: { alignContent: 'center', order: -1, borderBlockStart: 0 } },
      },
    },
  },
]);

// What stands at an edge of the page keeps its words on the edge of all others.
const edges = (atStart: boolean, atEnd: boolean) => ({
  [startRoom]: atStart ? toGutter : room,
  [endRoom]: atEnd ? toGutter : room,
});
const onDesk = (start: number, end: number, tall = false) =>
  style({
    '@media': {
      [from.desktop]: {
        gridColumn: `${start} / ${end}`,
        ...(tall && { gridRow: 'span 2' }),
        vars: edges(start === 1, end === 13),
      },
    },
  });

/**
 * Where each pane goes, by how many there are and by the side a tall one stands on. No two beside each other are of one
 * width, and no bars meet from one row to the next except at the edge of a tall pane.
 */
export const places = {
  start: [
    [onDesk(1, 13)],
    [onDesk(1, 8), onDesk(8, 13)],
    [onDesk(1, 6, true), onDesk(6, 13), onDesk(6, 13)],
    [onDesk(1, 6, true), onDesk(6, 10), onDesk(10, 13), onDesk(6, 13)],
    [onDesk(1, 5, true), onDesk(5, 10), onDesk(10, 13), onDesk(5, 8), onDesk(8, 13)],
  ],
  end: [
    [onDesk(1, 13)],
    [onDesk(1, 6), onDesk(6, 13)],
    [onDesk(1, 8), onDesk(8, 13, true), onDesk(1, 8)],
    [onDesk(1, 5), onDesk(5, 8), onDesk(8, 13, true), onDesk(1, 8)],
    [onDesk(1, 6), onDesk(6, 9), onDesk(9, 13, true), onDesk(1, 4), onDesk(4, 9)],
  ],
} as const;

/** The same of words alone: side by side, as a tall pane would be glass with nothing behind it. */
export const lowPlaces = [
  [onDesk(1, 13)],
  [onDesk(1, 8), onDesk(8, 13)],
  [onDesk(1, 6), onDesk(6, 10), onDesk(10, 13)],
  [onDesk(1, 4), onDesk(4, 7), onDesk(7, 10), onDesk(10, 13)],
] as const;

const narrow = `${from.tablet} and (max-width: 63.8em)`;
const between = (span: number, atStart: boolean, atEnd: boolean) =>
  style({ '@media': { [narrow]: { gridColumn: `span ${span}`, vars: edges(atStart, atEnd) } } });

/** Two to a row where there is room for two, one of them the wider, and by turns. */
export const pairs = [
  between(7, true, false),
  between(5, false, true),
  between(5, true, false),
  between(7, false, true),
] as const;
export const alone = between(12, true, true);

/** One that heads all the others, over the whole wall. */
export const across = style({
  '@media': { [from.tablet]: { gridColumn: '1 / -1', vars: edges(true, true) } },
});
