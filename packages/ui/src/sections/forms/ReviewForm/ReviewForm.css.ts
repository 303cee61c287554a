import { style } from '@vanilla-extract/css';
import { noScript } from '../../../styles/breakpoints.ts';

// On paper only a receipt is wanted; and where no script runs, nothing could send it.
export const root = style({ '@media': { print: { display: 'none' }, [noScript]: { display: 'none' } } });
