import { defineTheme } from '@awning/ui/theme';

const white = '#f6faf8';
const aqua = '#8fd3cc';
const pale = '#d9efeb';
const bottle = '#0b3d34';
const teal = '#0d655f';
const butter = '#f6d56b';
const oxide = '#a83420';
const ink = '#08302a';

const face = '"Pixelify Sans", "Pixelify fallback", "Courier New", monospace';

/** White tile and glazed aqua, bottle green, red rope: letters of seven courses, and grout in everything. */
export const tokens = defineTheme(
  {
    ink,
    paper: white,
    tint: pale,
    deep: bottle,
    onDeep: '#f2fbf8',
    accent: teal,
    onAccent: '#ffffff',
    spark: butter,
    onSpark: ink,
    danger: oxide,
    displayFont: face,
    textFont: '"Manrope", "Manrope fallback", "Helvetica Neue", Arial, sans-serif',
    corners: 'square',
    density: 'regular',
  },
  {
    color: {
      surfaceRaised: '#ffffff',
      inkMuted: '#3c5953',
      onDeepMuted: '#bcdcd5',
      onDeepBright: butter,
      onAccentBright: butter,
      secondary: aqua,
      onSecondary: ink,
      onSecondaryBright: ink,
      action: oxide,
      onAction: '#ffffff',
      line: '#c8dcd7',
      controlEdge: '#5a7f77',
      focus: butter,
      focusEdge: ink,
      paper1: '#b23a22',
      paper2: butter,
      paper3: '#4fb3ad',
      paper4: white,
      paper5: bottle,
      // Somebody's arm: the other skins are mixed from it.
      paper6: '#8b5a3c',
    },
    font: {
      figures: face,
      control: '"Manrope", "Manrope fallback", Arial, sans-serif',
      controlWeight: '700',
      displayWeight: '400',
      displayCase: 'uppercase',
      displayLeading: '0.903',
      // Six tiles to most letters, one of them the space to the next.
      displayTracking: '-0.04em',
      displayScale: '1',
    },
    stroke: {
      hair: '1px solid',
      rule: '3px solid',
      frame: '3px solid',
      board: '4px solid',
      leader: '3px dotted',
    },
    // Two courses of slips along the top of forms and of the footer.
    band: {
      picture: `repeating-linear-gradient(90deg, ${teal} 0 18px, ${white} 18px 20px, ${aqua} 20px 38px, ${white} 38px 40px)`,
      size: '20px',
    },
    press: { x: '0px', y: '4px', edge: '2px' },
    shadow: { cast: 'transparent', lift: 'none', liftLarge: 'none' },
    rhythm: { section: 'clamp(64px, 8vw, 120px)', gutter: 'clamp(16px, 3.2vw, 40px)' },
    measure: { content: '1200px' },
  },
);
