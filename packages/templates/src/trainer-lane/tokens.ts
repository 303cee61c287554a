import { defineTheme } from '@awning/ui/theme';

const tartan = '#d4421e';
const grass = '#9fd653';
const sky = '#d9f1ff';
const shade = '#16264d';
const sun = '#ffd43b';
const line = '#ffffff';

const wide = '"Unbounded", "Unbounded fallback", "Arial Black", "Verdana", sans-serif';

/** Two lanes of a track, and the lines that part them. */
export function lanesOf(paint: string, ground: string) {
  return {
    picture: `linear-gradient(${paint} 0 3px, ${ground} 3px 15px, ${paint} 15px 18px, ${ground} 18px 30px, ${paint} 30px 33px)`,
  };
}

/** Half past six in the morning: tartan, grass, sky, white lines and one long shadow. */
export const tokens = defineTheme(
  {
    ink: shade,
    paper: line,
    tint: sky,
    deep: shade,
    onDeep: line,
    accent: tartan,
    onAccent: line,
    spark: sun,
    onSpark: shade,
    danger: '#b0203a',
    displayFont: wide,
    textFont: '"Hanken Grotesk", "Hanken fallback", "Helvetica Neue", Arial, sans-serif',
    corners: 'round',
    density: 'regular',
  },
  {
    color: {
      inkMuted: '#43517a',
      onDeepMuted: '#c6d2ef',
      secondary: grass,
      onSecondary: shade,
      controlEdge: '#66749c',
      focus: sun,
      focusEdge: shade,
      // Vests: orange, deep grass, clear sky; white; the shadow; and Denise.
      paper1: '#ff9a3c',
      paper2: '#57a639',
      paper3: '#3f9fe8',
      paper4: line,
      paper5: shade,
      paper6: '#e0a27c',
    },
    font: {
      figures: wide,
      numerals: wide,
      numeralScale: '0.86',
      control: '"Hanken Grotesk", "Hanken fallback", "Helvetica Neue", Arial, sans-serif',
      controlWeight: '700',
      displayWeight: '650',
      displayLeading: '1.06',
      displayTracking: '-0.022em',
      // As wide as others are tall.
      displayScale: '0.74',
    },
    stroke: {
      hair: '2px solid',
      rule: '3px solid',
      frame: '2px solid',
      board: '0px solid',
      leader: '3px solid',
    },
    // Painted on the ground: nothing here stands off it.
    press: { x: '0px', y: '0px', edge: '0px' },
    band: { ...lanesOf(line, tartan), size: '33px' },
    radius: { control: '999px', card: '36px' },
    shadow: { cast: 'transparent', lift: 'none', liftLarge: 'none' },
    rhythm: { section: 'clamp(40px, 7.5vw, 120px)', gutter: 'clamp(16px, 3.4vw, 48px)' },
    measure: { content: '1360px' },
  },
);
