/** The 4 px scale. No theme may change it: a brand varies its rhythm, not its grid. */
export const space = {
  none: '0',
  xxsmall: '4px',
  xsmall: '8px',
  small: '12px',
  medium: '16px',
  large: '24px',
  xlarge: '32px',
  xxlarge: '48px',
  huge: '64px',
  vast: '96px',
} as const;

/** Type sizes: ratio 1.2 on a phone to 1.28 on a desktop. Each stays readable at 200 % text zoom. */
export const fontSize = {
  xsmall: '0.8125rem',
  small: '0.9375rem',
  medium: 'clamp(1rem, 0.96rem + 0.18vw, 1.125rem)',
  large: 'clamp(1.2rem, 1.1rem + 0.45vw, 1.44rem)',
  xlarge: 'clamp(1.44rem, 1.25rem + 0.9vw, 2rem)',
  xxlarge: 'clamp(2rem, 1.5rem + 2.2vw, 3.25rem)',
  /** A name that shares its line with a picture. */
  title: 'clamp(2.6rem, 0.9rem + 3.7vw, 4.25rem)',
  page: 'clamp(2.6rem, 1.2rem + 5.2vw, 5rem)',
  display: 'clamp(3.3rem, 0.9rem + 7.6vw, 7rem)',
  /** For sections that shout: as small as a page's title on a phone, as tall as a hero on a desktop. */
  poster: 'clamp(2.6rem, 1rem + 6vw, 7rem)',
  /** For a word or two that are as much a picture as what they stand over. */
  wall: 'clamp(3.4rem, 11.6vw, 11.5rem)',
} as const;

/** How wide letters are drawn, where the display font has a width axis. */
export const fontStretch = { narrow: '75%', condensed: '80%', normal: '100%' } as const;

/** WCAG 2.5.8 asks for 24 px; thumbs ask for 44. */
export const touchTarget = '44px';

/** Shortest to longest; all movement is over within a quarter of a second. */
export const duration = { quick: '160ms', slow: '240ms' } as const;
