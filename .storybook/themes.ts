import { day } from '../packages/ui/src/theme/themes/day.css.ts';
import { night } from '../packages/ui/src/theme/themes/night.css.ts';

/** Every theme the toolbar offers, by name. */
export const themes = { day, night };

export type ThemeName = keyof typeof themes;

export const isThemeName = (name: unknown): name is ThemeName => typeof name === 'string' && name in themes;
