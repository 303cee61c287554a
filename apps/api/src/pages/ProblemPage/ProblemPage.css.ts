import { style } from '@vanilla-extract/css';

export const more = style({ paddingBlock: '32px 64px' });

export const wrong = style({ paddingInlineStart: '20px', listStyleType: 'disc' });
