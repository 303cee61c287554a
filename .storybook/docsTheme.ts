import { wcagLuminance } from 'culori';
import { create } from 'storybook/theming';
import type { ThemeTokens } from '../packages/ui/src/theme/defineTheme.ts';

/** Storybook's own pages in one of our themes. */
export function docsTheme({ color, font, radius }: ThemeTokens) {
  return create({
    base: wcagLuminance(color.surface) < 0.2 ? 'dark' : 'light',
    fontBase: font.text,
    fontCode: font.figures,
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.surfaceTint,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appBorderColor: color.line,
    appBorderRadius: Math.min(parseFloat(radius.card), 8),
    textColor: color.ink,
    textMutedColor: color.inkMuted,
    textInverseColor: color.surface,
    barBg: color.surface,
    barTextColor: color.inkMuted,
    barSelectedColor: color.accent,
    inputBg: color.surface,
    inputBorder: color.controlEdge,
    inputTextColor: color.ink,
  });
}
