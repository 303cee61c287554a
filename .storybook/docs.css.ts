import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../packages/ui/src/theme/contract.css.ts';

// The guide's own headings use the theme's display face. No deeper: stories stand on these pages too.
const heading = (level: string) => `.sbdocs-content > ${level}`;

globalStyle([heading('h1'), heading('h2'), heading('h3')].join(), {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
});
globalStyle(heading('h1'), { fontSize: `calc(3rem * ${vars.font.displayScale})`, lineHeight: 1.1 });
globalStyle(heading('h2'), { fontSize: `calc(1.75rem * ${vars.font.displayScale})` });
// Storybook's own 40 px take a fourth of a phone.
globalStyle('.sbdocs.sbdocs-wrapper', { paddingInline: 'clamp(16px, 3vw, 40px)' });

globalStyle('.sbdocs-content > p, .sbdocs-content > ul > li', {
  maxInlineSize: '68ch',
  fontSize: '1rem',
  lineHeight: 1.6,
});
