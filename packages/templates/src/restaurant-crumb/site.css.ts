import { from, motion, phone } from '@awning/ui/styles/breakpoints';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

/** A time of day over what is done then. Its numbers hang below the line: they need a little more room. */
export const hour = style({});
globalStyle(`${hour} p:has(+ h2)`, { marginBlockEnd: '0.14em' });
// Wider than high on a phone: four hours on end are a day, and not a scroll without end.
globalStyle(`${hour} div:has(> :is(picture, span))`, { '@media': { [phone]: { minBlockSize: '64vw' } } });

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

/** The photograph beside the menu: it stays while one reads down. On a phone it comes after the prices. */
export const beside = style({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'clip',
  '@media': {
    [from.desktop]: {
      position: 'sticky',
      insetBlockStart: 0,
      aspectRatio: 'auto',
      blockSize: '100vh',
      alignSelf: 'start',
    },
  },
});
