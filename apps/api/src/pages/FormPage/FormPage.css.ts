import { style } from '@vanilla-extract/css';

export const root = style({ maxInlineSize: '560px' });

export const form = style({ display: 'grid', gap: '20px' });

export const send = style({ justifySelf: 'start' });
