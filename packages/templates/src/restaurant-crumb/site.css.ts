import { from, motion, phone } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { globalStyle, keyframes, style, type GlobalStyleRule } from '@vanilla-extract/css';

/** A time of day over what is done then. Its numbers hang below the line: they need a little more room. */
export const hour = style({});
globalStyle(`${hour} p:has(+ h2)`, { marginBlockEnd: '0.14em' });
// Wider than high on a phone: four hours on end are a day, and not a scroll without end.
globalStyle(`${hour} div:has(> :is(picture, span))`, { '@media': { [phone]: { minBlockSize: '60vw' } } });

// Beside the words as high as they are: a wide photograph drawn taller than that is cut to a blur.
globalStyle(`${hour} div:has(> :is(picture, span))`, {
  '@media': { [from.desktop]: { minBlockSize: '26.5rem' } },
});
globalStyle(`${hour} div:has(> p + h2)`, {
  '@media': { [from.desktop]: { paddingBlock: space.xlarge } },
});

// The photographs come to rest as they come up the window.
const settle = keyframes({ from: { scale: '1.09' } });
globalStyle(`${hour} img`, {
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [motion]: {
          animation: `${settle} linear both`,
          animationTimeline: 'view()',
          animationRange: 'entry 0% cover 50%',
        },
      },
    },
  },
});

/**
 * Every page, with what stands around it; it has no box of its own. On a phone the first words come after two rows: who
 * it is, and what one asks first.
 */
export const frame = style({ display: 'contents' });
const onAPhone = (rule: GlobalStyleRule) => ({ '@media': { [phone]: rule } });
// The ways stand between the name and the action, as long as they have room there.
globalStyle(`${frame} > header nav`, onAPhone({ order: 0, flexBasis: 'auto' }));
// The trade has a line, and the number shares one with the hours.
const line = `${frame} > header + section`;
globalStyle(line, onAPhone({ columnGap: space.medium, paddingBlock: `${space.xsmall} 0` }));
globalStyle(`${line} > :first-child`, onAPhone({ flexBasis: '100%' }));
globalStyle(`${line} a`, onAPhone({ minBlockSize: '2.5rem' }));

// The name is the only sign there is: larger than the button beside it.
globalStyle(`${frame} > header > div > a:first-child`, {
  '@media': { [from.tablet]: { fontSize: '2rem' } },
});

/** A photograph over a list: on a phone it is a strip, for the list is what one came for. */
export const low = style({});
globalStyle(`${low} div:has(> :is(picture, span))`, onAPhone({ minBlockSize: 0, aspectRatio: '3 / 2' }));

/** What was said, and under a line how others rate it: one block. */
export const said = style({ display: 'grid' });
globalStyle(`${said} > section + section`, {
  marginBlockStart: `calc(${space.xlarge} - ${vars.rhythm.section})`,
});
globalStyle(`${said} > section + section ul`, {
  paddingBlockStart: space.medium,
  borderBlockStart: `${vars.stroke.frame} ${on.ink}`,
});
