import { defineTheme } from '@awning/ui/theme';

const white = '#f6faf8';
const aqua = '#8fd3cc';
const pale = '#d9efeb';
const bottle = '#0b3d34';
const teal = '#0d655f';
const butter = '#f6d56b';
const oxide = '#a83420';
const ink = '#08302a';

const face = '"Manrope", "Manrope fallback", "Helvetica Neue", Arial, sans-serif';

/** A course of slips in two glazes, and the grout between them. */
export function slipsOf(one: string, grout: string, other: string) {
  return {
    picture: `repeating-linear-gradient(90deg, ${one} 0 18px, ${grout} 18px 20px, ${other} 20px 38px, ${grout} 38px 40px)`,
  };
}

/** White tile and glazed aqua, bottle green, red rope: bath-house capitals, and grout in everything. */
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
    displayFont: '"Josefin Sans", "Josefin fallback", "Century Gothic", sans-serif',
    textFont: face,
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
      // The skin of an arm: the other skins are mixed from it.
      paper6: '#8b5a3c',
    },
    font: {
      figures: face,
      control: face,
      controlWeight: '700',
      displayWeight: '700',
      displayCase: 'uppercase',
      displayLeading: '1.02',
      displayTracking: '0.005em',
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
    band: { ...slipsOf(teal, white, aqua), size: '20px' },
    press: { x: '0px', y: '4px', edge: '2px' },
    shadow: { cast: 'transparent', lift: 'none', liftLarge: 'none' },
    rhythm: { section: 'clamp(52px, 8vw, 120px)', gutter: 'clamp(16px, 3.2vw, 40px)' },
    measure: { content: '1200px' },
  },
);
