import { defineTheme } from '@awning/ui/theme';

const black = '#0c0c0b';
const rubber = '#1d1d1b';
const chalk = '#f7f7f2';
const volt = '#e2ff1f';

/** Black, volt and chalk; heavy condensed capitals; lines you could hang from. */
export const tokens = defineTheme(
  {
    ink: chalk,
    paper: black,
    tint: rubber,
    deep: black,
    onDeep: chalk,
    accent: volt,
    onAccent: black,
    spark: volt,
    onSpark: black,
    danger: '#ff4b26',
    displayFont:
      '"Big Shoulders Display", "Big Shoulders fallback", "Haettenschweiler", "Impact", "Arial Narrow", sans-serif',
    textFont: '"Archivo", "Archivo fallback", "Helvetica Neue", Arial, sans-serif',
    corners: 'square',
    density: 'regular',
  },
  {
    color: {
      surfaceRaised: rubber,
      surfaceDeeper: '#000000',
      inkMuted: '#b4b4aa',
      onDeepMuted: '#b4b4aa',
      // Whitewashed brick: the arch's own wall.
      secondary: '#f2f2ec',
      onSecondary: black,
      line: '#3d3d39',
      controlEdge: '#8d8d84',
      focusEdge: black,
      paper1: '#ff4b26',
      // Volt in the shade, steel, chalk, rubber, and Dee.
      paper2: '#a9c016',
      paper3: '#8d8d84',
      paper4: chalk,
      paper5: '#2c2c29',
      paper6: '#8a4f30',
    },
    street: {
      paper: '#f2f2ec',
      onPaper: black,
      onPaperMuted: '#4a4a44',
      paperLine: '#c9c9c0',
      paperAccent: black,
    },
    font: {
      figures: '"Big Shoulders Display", "Big Shoulders fallback", "Impact", sans-serif',
      numerals: '"Big Shoulders Display", "Big Shoulders fallback", "Impact", sans-serif',
      numeralScale: '1.6',
      displayWeight: '900',
      displayCase: 'uppercase',
      displayLeading: '0.88',
      displayScale: '1.3',
    },
    stroke: {
      hair: '2px solid',
      rule: '6px solid',
      frame: '3px solid',
      board: '0px solid',
      leader: '3px solid',
    },
    // Painted on, not standing off: nothing here is soft enough to press in.
    press: { x: '0px', y: '0px', edge: '0px' },
    shadow: {
      cast: 'transparent',
      lift: 'none',
      liftLarge: 'none',
    },
    rhythm: { section: 'clamp(40px, 8.5vw, 136px)', gutter: 'clamp(18px, 4vw, 52px)' },
    measure: { content: '1320px' },
  },
);
