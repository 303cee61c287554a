import { from, phone } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { globalStyle, style } from '@vanilla-extract/css';

const width = 'clamp(12px, 2.6vw, 34px)';

/** The striped pole: it runs down the whole page, at the side it is read from. */
export const pole = style({
  position: 'relative',
  minBlockSize: '100vh',
  paddingInlineStart: width,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: width,
    borderInlineEnd: `3px solid ${vars.color.spark}`,
    background: vars.band.picture,
  },
});

// Four lines of slab leave the first action above the fold of a low window.
globalStyle(`${pole} > main > section:first-child h1`, {
  '@media': {
    [from.desktop]: { fontSize: `calc(min(${fontSize.display}, 12.4svh) * ${vars.font.displayScale})` },
  },
});

// Broader than high on a phone, where the prices come after it.
globalStyle(`${pole} > main > section:first-child > div + div`, {
  '@media': { [phone]: { aspectRatio: '4 / 3' } },
});

// On a phone the first action stands whole above the bar.
globalStyle(`${pole} > main > section:first-child > div:has(h1)`, {
  '@media': { [phone]: { paddingBlock: space.large } },
});
globalStyle(`${pole} > main > section:first-child h1 + div`, {
  '@media': { [phone]: { gap: space.medium, marginBlockStart: space.medium } },
});

/** As broad on a phone as maps are, so that what is named at their sides is not cut. */
export const map = style({ position: 'absolute', inset: 0 });
globalStyle(`div:has(> ${map})`, { '@media': { [phone]: { minBlockSize: '60vw' } } });

/** The faces over the list of who they are: on a phone small, and the list names them. */
export const faces = style({});
globalStyle(`${faces} div:has(> div > figure)`, { '@media': { [phone]: { gap: space.large } } });
globalStyle(`${faces} div:has(> figure)`, { '@media': { [phone]: { maxInlineSize: '15rem' } } });
globalStyle(`${faces} figcaption`, { '@media': { [phone]: { display: 'none' } } });

/** What was said, and under a line how others rate it: one block. */
export const said = style({ display: 'grid' });
globalStyle(`${said} > section + section`, {
  marginBlockStart: `calc(${space.xlarge} - ${vars.rhythm.section})`,
});
globalStyle(`${said} > section + section ul`, {
  paddingBlockStart: space.medium,
  borderBlockStart: `${vars.stroke.rule} ${on.ink}`,
});
