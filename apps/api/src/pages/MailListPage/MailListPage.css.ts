import { style } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';

export const mails = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' });

export const mail = style({
  paddingBlock: '12px',
  paddingInline: '16px',
  border: `2px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  overflowWrap: 'anywhere',
});

export const subject = style({ fontWeight: 700 });
