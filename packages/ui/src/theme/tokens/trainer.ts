import { defineTheme } from '../defineTheme.ts';

const black = '#0b0c0d';
const rubber = '#1b1e20';
const chalk = '#f4f6f1';
const volt = '#dcff2e';

/** Black, volt and chalk: condensed capitals, thick bars, and nothing soft to lean on. */
export const trainer = defineTheme(
  {
    ink: chalk,
    paper: black,
    tint: rubber,
    deep: rubber,
    onDeep: chalk,
    accent: volt,
    onAccent: black,
    spark: volt,
    onSpark: black,
    danger: '#ff7a5c',
    displayFont:
      '"Bricolage Narrow", Haettenschweiler, Impact, "Arial Narrow", "Liberation Sans Narrow", sans-serif',
    textFont: '"Helvetica Neue", Helvetica, "Arial Nova", Arial, "Liberation Sans", sans-serif',
    corners: 'square',
    density: 'compact',
  },
  {
    color: {
      surfaceRaised: rubber,
      surfaceDeeper: black,
      inkMuted: '#b3b9b0',
      onDeepMuted: '#b9bfb6',
      onDanger: black,
      secondary: volt,
      onSecondary: black,
      line: '#3a3f42',
      controlEdge: '#8b928c',
      focusEdge: black,
      paper2: '#a8c41a',
      paper3: '#59605c',
      paper4: chalk,
      paper5: '#23282a',
      paper6: '#ff7a5c',
    },
    street: {
      clothA: black,
      clothB: volt,
      clothPipe: volt,
      paper: chalk,
      onPaper: black,
      onPaperMuted: '#4b5249',
      paperAccent: black,
    },
    font: {
      numerals: '"Bricolage Narrow", Haettenschweiler, Impact, "Liberation Sans Narrow", sans-serif',
      numeralScale: '1.4',
      displayWeight: '800',
      displayCase: 'uppercase',
      displayLeading: '0.92',
      displayTracking: '-0.01em',
      displayScale: '1.16',
    },
    stroke: {
      hair: '2px solid',
      rule: '6px solid',
      frame: '2px solid',
      board: '6px solid',
      leader: '2px solid',
    },
    press: { x: '0px', y: '0px', edge: '0px' },
    shadow: { cast: 'transparent', lift: 'none', liftLarge: 'none' },
    rhythm: { gutter: 'clamp(16px, 4vw, 48px)' },
    measure: { content: '1280px' },
  },
);
