import { globalStyle, style } from '@vanilla-extract/css';

/** The hours, and close below them the way there. */
export const door = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });
globalStyle(`${door} > :first-child`, { paddingBlockEnd: 0 });
