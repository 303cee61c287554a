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
  '@media': { [phone]: { aspectRatio: '5 / 4' } },
});

/** What was said, and under a line how others rate it: one block. */
export const said = style({ display: 'grid' });
globalStyle(`${said} > section + section`, {
  marginBlockStart: `calc(${space.xlarge} - ${vars.rhythm.section})`,
});
globalStyle(`${said} > section + section ul`, {
  paddingBlockStart: space.medium,
  borderBlockStart: `${vars.stroke.rule} ${on.ink}`,
});
