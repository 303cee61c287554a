import { style } from '@vanilla-extract/css';
import { space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/ground.css.ts';

export const layout = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large });

export const sheet = style({
  padding: 'clamp(12px, 2.4vw, 28px)',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.liftLarge,
});

// As round as a plate with something on it.
export const mark = style({
  display: 'inline-block',
  inlineSize: '1em',
  blockSize: '1em',
  border: '0.26em solid',
  borderColor: on.ink,
  borderRadius: '50%',
  background: on.bright,
});
