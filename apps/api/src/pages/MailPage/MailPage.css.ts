import { style } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';

const sheet = style({ border: `2px solid ${vars.color.line}`, borderRadius: vars.radius.card });

// A mail brings its own colours and is shown on white, as in a mail program.
export const frame = style([
  sheet,
  { inlineSize: '100%', blockSize: '720px', background: vars.street.paper },
]);

export const text = style([
  sheet,
  {
    padding: '16px',
    background: vars.color.surfaceRaised,
    fontFamily: vars.font.figures,
    fontSize: '0.875rem',
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
]);
