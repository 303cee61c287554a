import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';

const { color, street } = vars;

const box = style({ display: 'grid', justifyItems: 'center', overflow: 'hidden' });

const sizes = { small: { blockSize: 190, alignItems: 'center' }, life: {} };

export const room = styleVariants(sizes, (size) => [box, size]);

/** On the pavement, where phones are looked at. */
export const phone = styleVariants(sizes, (size) => [
  box,
  size,
  { background: street.pavement, paddingBlockStart: 12, alignItems: 'end' },
]);

export const picture = style({ overflow: 'hidden', background: color.surface });

export const frame = style({ display: 'block', border: 0, transformOrigin: '0 0' });
