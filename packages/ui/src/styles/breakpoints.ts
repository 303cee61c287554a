/** Media queries, smallest screen first. In `em`, so that they follow a reader's text size. */
export const from = {
  tablet: 'screen and (min-width: 45.0625em)',
  desktop: 'screen and (min-width: 63.8125em)',
} as const;

/** For the little that a phone does without. Print has room for it. */
export const phone = 'screen and (width < 45.0625em)';

/** Everything that moves is declared inside this query. */
export const motion = '(prefers-reduced-motion: no-preference)';

/** A visitor without JavaScript. Browsers that do not know the feature show the scripted page. */
export const noScript = '(scripting: none)';
