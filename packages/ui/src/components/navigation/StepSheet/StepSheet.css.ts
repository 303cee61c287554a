import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { sheet } from '../../../theme/paper.css.ts';

const { paperAccent, paperLine, onPaper, onPaperMuted, paper } = vars.street;

// A job sheet on its clip.
export const root = style([
  sheet,
  {
    border: `2px solid ${vars.color.focusEdge}`,
    borderBlockStartWidth: '6px',
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.lift,
    '@media': { [from.desktop]: { borderBlockStartWidth: '12px' }, print: { display: 'none' } },
  },
]);

export const fold = style({
  selectors: {
    // Where there is room for it, it is never folded. A browser that does not know `::details-content` folds it there
    // too.
    '&::details-content': {
      '@media': { [from.desktop]: { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  justifyContent: 'space-between',
  padding: `${space.xsmall} ${space.small}`,
  cursor: 'pointer',
  '@media': { [from.desktop]: { padding: `${space.small} ${space.medium}`, cursor: 'auto' } },
});

export const heading = style({ fontFamily: vars.font.display, fontSize: '1.125rem' });

export const bar = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: '3px',
  flexBasis: '100%',
});

const segment = style({ blockSize: '12px', borderRadius: '2px' });

export const part = styleVariants({
  done: [
    segment,
    { background: paperAccent, '@media': { '(forced-colors: active)': { background: 'Highlight' } } },
  ],
  open: [segment, { background: paperLine }],
  // The step that is open: where in the row one is.
  current: [
    segment,
    {
      boxShadow: `0 0 0 2px ${onPaper}`,
      background: onPaper,
      '@media': { '(forced-colors: active)': { border: '2px solid' } },
    },
  ],
});

export const list = style({ padding: `0 ${space.xsmall} ${space.xsmall}` });

const line = style({
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr)',
  gap: space.small,
  alignItems: 'center',
  minBlockSize: touchTarget,
  paddingBlock: '6px',
  paddingInline: space.xsmall,
  borderBlockStart: `2px solid ${paperLine}`,
  color: onPaper,
  lineHeight: 1.25,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline 2px' } },
});

export const step = styleVariants({
  current: [
    line,
    {
      borderColor: onPaper,
      borderRadius: vars.radius.control,
      background: onPaper,
      color: paper,
      fontWeight: 700,
      '@media': { '(forced-colors: active)': { border: '2px solid Highlight' } },
    },
  ],
  other: [line],
});

const square = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '26px',
  blockSize: '26px',
  border: `2px solid ${onPaperMuted}`,
  borderRadius: '4px',
  fontFamily: vars.font.display,
  fontWeight: 800,
  selectors: { [`${step.current} &`]: { borderColor: paper } },
});

export const box = styleVariants({
  done: [square, { borderColor: paperAccent, background: paperAccent, color: paper }],
  open: [square],
});
