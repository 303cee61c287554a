import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { roomAtEnd, roomAtStart } from '../../forms/FieldFrame/FieldFrame.css.ts';

export const root = style({ position: 'relative', display: 'grid', alignItems: 'center', minInlineSize: 0 });

export const control = style({
  appearance: 'none',
  vars: { [roomAtStart]: '44px', [roomAtEnd]: '50px' },
  selectors: {
    // The browser's own cross is hidden: ours has a name and a place in the tab order.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

const over = style({ position: 'absolute', color: vars.color.ink });

export const glass = style([over, { insetInlineStart: '15px', pointerEvents: 'none' }]);

export const clear = style([over, { insetInlineEnd: '2px', display: 'grid' }]);
