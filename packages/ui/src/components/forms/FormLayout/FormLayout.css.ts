import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, phone } from '../../../styles/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';

// Close under what stands above it: the submit button is in sight with its first field.
export const root = style({ paddingBlock: `clamp(20px, 4.5vw, 72px) ${vars.rhythm.section}` });

const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(20px, 6vw, 88px)',
  alignItems: 'start',
});

export const layout = styleVariants({
  /** A short form that is the page's purpose: words and form are one pair in the middle of the page. */
  page: [grid, { '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 36rem)' } } }],
  part: [
    grid,
    {
      '@media': {
        [from.desktop]: { gridTemplateColumns: 'minmax(0, 0.8fr) minmax(0, 1fr)' },
      },
    },
  ],
});

// Small enough that the form it names is in sight with it.
globalStyle(`${layout.page} h1`, { '@media': { [phone]: { fontSize: '2rem' } } });

// As wide as a tablet's page held upright: any less would stop just short of what stands beneath it.
export const sheet = style({ inlineSize: '100%', maxInlineSize: '46rem', minInlineSize: 0 });
