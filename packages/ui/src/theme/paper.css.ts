import { assignVars, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { on } from './on.css.ts';

const { paper, onPaper, onPaperMuted, paperLine, paperAccent, paperDanger } = vars.street;

/**
 * A sheet of paper, which stays paper by day and by night: its content, fields and errors included, takes the paper's
 * colours instead of the page's own.
 */
export const sheet = style({
  colorScheme: 'light',
  vars: {
    ...assignVars(on, {
      surface: paper,
      ink: onPaper,
      inkMuted: onPaperMuted,
      bright: paperAccent,
      line: paperLine,
      action: vars.color.spark,
      onAction: vars.color.onSpark,
      letter: 'none',
    }),
    [vars.color.surface]: paper,
    [vars.color.surfaceRaised]: paper,
    [vars.color.surfaceTint]: paper,
    [vars.color.ink]: onPaper,
    [vars.color.inkMuted]: onPaperMuted,
    [vars.color.controlEdge]: onPaperMuted,
    [vars.color.line]: paperLine,
    [vars.color.accent]: paperAccent,
    [vars.color.onAccent]: paper,
    [vars.color.danger]: paperDanger,
  },
  background: paper,
  color: onPaper,
});
