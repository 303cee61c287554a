import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { phone } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';

/** Round the line that a visitor asks first: on a phone the trade has a row, and the number shares one with the hours. */
export const firstLine = style({});
const onAPhone = (rule: GlobalStyleRule) => ({ '@media': { [phone]: rule } });
globalStyle(
  `${firstLine} > section`,
  onAPhone({ columnGap: space.medium, paddingBlock: `${space.small} 0` }),
);
globalStyle(`${firstLine} > section > :first-child`, onAPhone({ flexBasis: '100%' }));
globalStyle(`${firstLine} a`, onAPhone({ minBlockSize: '2.25rem' }));
