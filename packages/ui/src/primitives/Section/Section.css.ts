import { style } from '@vanilla-extract/css';
import { primitives } from '../../styles/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ '@layer': { [primitives]: { paddingBlock: vars.rhythm.section } } });
