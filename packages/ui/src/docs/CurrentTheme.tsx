import { createContext, use } from 'react';
import { themeNamed } from './themes.ts';

/** The name of the theme that the toolbar says; the guide's pages are drawn in it. */
export const CurrentTheme = createContext<string | undefined>(undefined);

export function useCurrentTheme() {
  return themeNamed(use(CurrentTheme));
}
