import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { focusPoint } from '../../../styles/focusPoint.css.ts';

const x = createVar();
const y = createVar();

export const root = style({ display: 'block', overflow: 'hidden', vars: { [focusPoint]: `${x} ${y}` } });

export const fill = style({ position: 'absolute', inset: 0 });

export const ratio = styleVariants({
  natural: {},
  square: { aspectRatio: '1' },
  portrait: { aspectRatio: '4 / 5' },
  landscape: { aspectRatio: '4 / 3' },
  wide: { aspectRatio: '16 / 9' },
});

// A policy without inline styles leaves only classes to say where the point is: eleven steps each way.
const tens = Object.fromEntries(Array.from({ length: 11 }, (_, step) => [step * 10, `${step * 10}%`]));

export const fromLeft = styleVariants(tens, (perCent) => ({ vars: { [x]: perCent } }));
export const fromTop = styleVariants(tens, (perCent) => ({ vars: { [y]: perCent } }));
