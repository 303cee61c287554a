import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../packages/ui/src/theme/contract.css.ts';

// The guide's own headings speak in the theme's voice; Storybook's pages are told apart by their class alone.
globalStyle('.sbdocs.sbdocs-h1, .sbdocs.sbdocs-h2, .sbdocs.sbdocs-h3', {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
});
globalStyle('.sbdocs.sbdocs-h1', { fontSize: '2.75rem', lineHeight: 1.1 });
globalStyle('.sbdocs.sbdocs-p, .sbdocs.sbdocs-li', {
  maxInlineSize: '68ch',
  fontSize: '1rem',
  lineHeight: 1.6,
});
