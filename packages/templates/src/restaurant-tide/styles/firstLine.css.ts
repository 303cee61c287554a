import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { from, phone } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { sounded, sounding } from './sounding.css.ts';

/** Round the line that a visitor asks first: on a phone the trade has a row, and the number shares one with the hours. */
export const firstLine = style([sounded]);
const onAPhone = (rule: GlobalStyleRule) => ({ '@media': { [phone]: rule } });
globalStyle(
  `${firstLine} > section`,
  onAPhone({ columnGap: space.medium, paddingBlock: `${space.small} 0` }),
);
globalStyle(`${firstLine} > section > :first-child`, onAPhone({ flexBasis: '100%' }));
// In line with all that stands beside the gauge.
globalStyle(`${firstLine} > section`, { '@media': { [from.tablet]: { paddingInlineStart: sounding.lane } } });
globalStyle(`${firstLine} a`, onAPhone({ minBlockSize: '2.25rem' }));
