import { styleVariants } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';

export const kind = styleVariants({
  arrow: { inlineSize: '100%', blockSize: 'auto', color: vars.color.spark },
  hatch: {
    blockSize: 'clamp(28px, 3.6vw, 52px)',
    borderBlock: `clamp(4px, 0.5vw, 7px) solid ${vars.color.spark}`,
    background: `repeating-linear-gradient(-45deg, ${vars.color.spark} 0 14px, transparent 15px 40px, ${vars.color.spark} 41px 42px)`,
  },
});
