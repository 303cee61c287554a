import { defineTheme } from '@awning/ui/theme';

// The room after dark, and the glass on its wall.
const midnight = '#0b1730';
const enamel = '#17305f';
const silver = '#d2d9e1';
const porcelain = '#f4f6f8';
const lamp = '#ffb489';

// Three hairlines of chrome trim, in the ink of the ground they are fixed to.
const trim = [0, 5, 10].map(
  (top) => `transparent ${top}px, currentColor ${top}px ${top + 1}px, transparent ${top + 1}px`,
);

/** Midnight on one side, silver on the other, and a line of chrome where they meet. */
export const tokens = defineTheme(
  {
    ink: midnight,
    paper: silver,
    tint: '#e4e9ee',
    deep: midnight,
    onDeep: '#e9eef3',
    accent: enamel,
    onAccent: porcelain,
    spark: lamp,
    onSpark: midnight,
    danger: '#97182d',
    displayFont: '"Deluxe Sign", "Deluxe Sign fallback", "Broadway", "Bodoni 72", Georgia, serif',
    textFont: '"Deluxe Text", "Deluxe Text fallback", "Futura", "Century Gothic", Arial, sans-serif',
    corners: 'square',
    density: 'regular',
  },
  {
    color: {
      surfaceRaised: porcelain,
      surfaceDeeper: '#060d1d',
      inkMuted: '#36445e',
      onDeepMuted: '#aebbcb',
      line: '#9fadbd',
      controlEdge: '#5f6f86',
      focus: lamp,
      focusEdge: midnight,
      // For the drawings: lips and lanterns, the blue jar, chrome, the gown, dark hair, skin.
      paper1: '#c65a43',
      paper2: '#2799ad',
      paper3: '#8b9bb0',
      paper4: porcelain,
      paper5: '#2c1a17',
      paper6: '#cf9169',
    },
    font: {
      figures: '"Deluxe Sign", "Deluxe Sign fallback", Georgia, serif',
      // Limelight is for reading across the street.
      control: '"Deluxe Text", "Deluxe Text fallback", "Futura", Arial, sans-serif',
      controlWeight: '600',
      displayWeight: '400',
      displayCase: 'uppercase',
      displayLeading: '1',
      displayTracking: '0',
      displayScale: '0.86',
    },
    stroke: {
      hair: '1px solid',
      rule: '1px solid',
      frame: '1px solid',
      board: '1px solid',
      leader: '1px solid',
    },
    press: { x: '0px', y: '0px', edge: '1px' },
    band: { picture: `linear-gradient(${trim.join(', ')})`, size: '11px' },
    shadow: { cast: 'transparent', lift: 'none', liftLarge: 'none' },
    rhythm: { section: 'clamp(32px, 8vw, 120px)', gutter: 'clamp(14px, 3.4vw, 56px)' },
    measure: { content: '1240px' },
  },
);
