import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { from, phone } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';

/**
 * Every page, with what stands around it; it has no box of its own. On a phone the first words come after two rows: who
 * it is, and what one asks first.
 */
export const frame = style({ display: 'contents' });
const onAPhone = (rule: GlobalStyleRule) => ({ '@media': { [phone]: rule } });
const line = `${frame} > header + section`;

// The trade has a line, and the number shares one with the hours.
globalStyle(line, onAPhone({ columnGap: space.medium, paddingBlock: `${space.xsmall} 0` }));
globalStyle(`${line} > :first-child`, onAPhone({ flexBasis: '100%' }));
globalStyle(`${line} a`, onAPhone({ minBlockSize: '2.5rem' }));

// Two languages stand at the end of that line. More have a line of their own.
const languages = `${line} + div:has(li:nth-child(2)):not(:has(li:nth-child(3)))`;
const beside = `${line}:has(+ div li:nth-child(2)):not(:has(+ div li:nth-child(3)))`;
globalStyle(languages, { blockSize: 0, background: 'none' });
globalStyle(`${languages} ul`, {
  position: 'relative',
  justifyContent: 'end',
  pointerEvents: 'none',
  fontSize: fontSize.small,
  '@media': {
    [phone]: { insetBlockStart: '-4.125rem' },
    [from.tablet]: { insetBlockStart: '-3rem' },
  },
});
globalStyle(`${languages} a`, { pointerEvents: 'auto', '@media': { [phone]: { minBlockSize: '2rem' } } });
// One is in the other already.
globalStyle(`${languages} li:has([aria-current])`, onAPhone({ display: 'none' }));
globalStyle(`${beside} > :first-child`, onAPhone({ paddingInlineEnd: '6rem' }));
globalStyle(`${beside} > :last-child`, { '@media': { [from.tablet]: { marginInlineEnd: '11rem' } } });
