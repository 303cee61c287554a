import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { grounds, type Ground } from '@awning/ui/theme/grounds';
import { measureMargin } from '@awning/ui/theme/measureMargin';
import { seam } from '../../styles/seam.css.ts';

// On a narrower screen not even two short words fit beside each other.
const besides = 'screen and (min-width: 19em)';

const before = createVar();
const after = createVar();

/** Clear of the line, on every screen. */
const margin = 'clamp(14px, 2.4vw, 40px)';

export const root = style([
  seam,
  {
    isolation: 'isolate',
    overflow: 'clip',
    background: before,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: -2,
        insetBlock: 0,
        insetInline: '50% 0',
        background: after,
      },
    },
  },
]);

export const start = styleVariants(grounds, ({ surface }: Ground) => ({
  vars: { [before]: vars.color[surface] },
}));
export const end = styleVariants(grounds, ({ surface }: Ground) => ({
  vars: { [after]: vars.color[surface] },
}));

export const room = styleVariants({
  section: { paddingBlock: vars.rhythm.section },
  /** Ends in rows that fold on a phone, and are bands with room of their own there. */
  folding: {
    paddingBlockStart: vars.rhythm.section,
    '@media': { [from.tablet]: { paddingBlockEnd: vars.rhythm.section } },
  },
  none: {},
});

const columns = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const pair = 'minmax(0, 1fr) minmax(0, 1fr)';

/** Where two halves no longer stand beside each other, each is a band of its own and needs no line between. */
const band = style({ position: 'relative', zIndex: 3 });

export const row = styleVariants({
  never: [columns, { '@media': { [besides]: { gridTemplateColumns: pair } } }],
  phone: [columns, { '@media': { [from.tablet]: { gridTemplateColumns: pair } } }],
});

const half = style([
  band,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    justifyItems: 'start',
    minInlineSize: 0,
    paddingInline: vars.rhythm.gutter,
    overflowWrap: 'anywhere',
  },
]);

const outer = measureMargin(0.5);

const startBeside = {
  zIndex: 'auto',
  justifyItems: 'end',
  paddingInlineStart: outer,
  paddingInlineEnd: margin,
  textAlign: 'end',
} as const;
const endBeside = { zIndex: 'auto', paddingInlineStart: margin, paddingInlineEnd: outer } as const;

export const startHalf = styleVariants({
  never: [half, { '@media': { [besides]: startBeside } }],
  phone: [half, { '@media': { [from.tablet]: startBeside } }],
});
export const endHalf = styleVariants({
  never: [half, { '@media': { [besides]: endBeside } }],
  phone: [half, { '@media': { [from.tablet]: endBeside } }],
});

const ruled = { borderBlockStart: `${vars.stroke.hair} ${on.line}` };

/** Shows what the section has drawn beneath; a half that is a band of its own keeps its paint. */
export const clearOf = styleVariants({
  never: { '@media': { [besides]: { background: 'transparent' } } },
  phone: { '@media': { [from.tablet]: { background: 'transparent' } } },
});

export const height = styleVariants({
  none: {},
  /** A row of a list, with a line over it. */
  row: [ruled, { paddingBlock: space.large }],
  /** Above a list. On the narrowest phone a word of seven letters is as wide as its half. */
  head: {
    paddingBlockEnd: 'clamp(28px, 4vw, 56px)',
    '@media': { 'screen and (max-width: 21.5em)': { vars: { [vars.font.displayScale]: '0.72' } } },
  },
});

/** Where the second half is a line of words too, both begin on one line. */
export const align = styleVariants({ center: {}, start: { alignContent: 'start' } });
