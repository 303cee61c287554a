import { style } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';

/** Around two sections painted alike: what parts them is little more than what parts their lines. */
export const close = style({ vars: { [vars.rhythm.section]: 'clamp(32px, 4.4vw, 64px)' } });
