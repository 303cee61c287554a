import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '@awning/ui/styles/breakpoints';

/** The last words. On a phone what stands beside them would stand alone under them, with half the line empty. */
export const closing = style({});
globalStyle(`${closing} div[aria-hidden]`, { '@media': { [phone]: { display: 'none' } } });
