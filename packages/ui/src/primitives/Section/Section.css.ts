import { style } from '@vanilla-extract/css';
import { base } from '../../styles/base.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ selectors: { [base]: { paddingBlock: vars.rhythm.section } } });
