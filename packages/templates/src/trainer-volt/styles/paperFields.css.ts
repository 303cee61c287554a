import { style } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';

/** Around a form on a bright band: its fields are paper with a rule around, as black ones read as struck out there. */
export const paperFields = style({
  // For what the browser itself draws in them.
  colorScheme: 'light',
  vars: {
    [vars.color.surfaceRaised]: vars.street.paper,
    [vars.color.ink]: vars.street.onPaper,
    [vars.color.inkMuted]: vars.street.onPaperMuted,
    [vars.color.controlEdge]: vars.color.onSpark,
  },
});
