import { storageKeys } from '@awning/content/policies/cookies';
import { mayRemember, onConsent } from '../../consent/state/consent.ts';
import { removeStored, writeStored } from '../../browser/storage.ts';

type Theme = 'day' | 'night';

/** What the theme is kept under, where they may be. The page's first script reads it (prerender/themeScript.js). */
const themeKey = storageKeys.theme;

const isTheme = (word: unknown): word is Theme => word === 'day' || word === 'night';

/** What was asked for here, if anything was: else the visitor's system decides. */
const asked = () => document.documentElement.dataset['theme'];

const isNight = () => (asked() ? asked() === 'night' : matchMedia('(prefers-color-scheme: dark)').matches);

/** From day to night, or back. */
export function toggleTheme(): void {
  applyTheme(isNight() ? 'day' : 'night');
  keep();
}

function applyTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme;
  // The browser's own bar is painted like the board.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.media = meta.id === `board-${theme}` ? 'all' : 'not all';
}

/** Remembers what was asked for, where that may be; forgets it where it may not. */
function keep() {
  const theme = asked();
  if (!mayRemember()) removeStored(themeKey);
  else if (theme) writeStored(themeKey, theme);
}

if (!import.meta.env.SSR) {
  const theme = asked();
  if (isTheme(theme)) applyTheme(theme);
  onConsent(keep);
  // Switched in another tab.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === themeKey && isTheme(newValue)) applyTheme(newValue);
  });
}
