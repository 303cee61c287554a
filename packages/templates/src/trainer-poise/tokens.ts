import { defineTheme } from '@awning/ui/theme';

const black = '#17161a';
const white = '#fffefb';
const sky = '#d3e9f5';
const red = '#c52017';
const cobalt = '#1f3a9e';
const yellow = '#ffc916';

/** The three primaries and black on white and sky; thin wire; a thin, round, upright face. */
export const tokens = defineTheme(
  {
    ink: black,
    paper: white,
    tint: sky,
    deep: black,
    onDeep: white,
    accent: red,
    onAccent: '#ffffff',
    spark: yellow,
    onSpark: black,
    danger: '#b3200f',
    displayFont: '"Josefin Sans", "Josefin fallback", "Futura", "Century Gothic", Arial, sans-serif',
    textFont: '"Atkinson Hyperlegible Next", "Atkinson fallback", Verdana, Arial, sans-serif',
    corners: 'square',
    density: 'airy',
  },
  {
    color: {
      inkMuted: '#4b4a52',
      secondary: cobalt,
      onSecondary: '#ffffff',
      action: red,
      onAction: '#ffffff',
      line: '#cfd3d8',
      controlEdge: '#66666e',
      focus: cobalt,
      focusEdge: yellow,
      paper1: red,
      paper2: yellow,
      paper3: cobalt,
      paper4: '#a9d3ea',
      paper5: black,
      // Skin, from which the others are mixed.
      paper6: '#b9744f',
    },
    font: {
      displayWeight: '600',
      displayLeading: '1',
      displayTracking: '-0.015em',
      control: '"Atkinson Hyperlegible Next", "Atkinson fallback", Verdana, Arial, sans-serif',
      controlWeight: '600',
      numerals: '"Josefin Sans", "Josefin fallback", "Futura", Arial, sans-serif',
      numeralScale: '1.25',
      figures: '"Josefin Sans", "Josefin fallback", "Futura", Arial, sans-serif',
    },
    stroke: {
      hair: '1px solid',
      rule: '2px solid',
      frame: '2px solid',
      board: '0px solid',
      leader: '2px dotted',
    },
    // Printed flat.
    press: { x: '0px', y: '0px', edge: '0px' },
    shadow: { cast: 'transparent', lift: 'none', liftLarge: 'none' },
    rhythm: { section: 'clamp(30px, 7vw, 104px)', gutter: 'clamp(16px, 3.2vw, 40px)' },
    measure: { content: '1240px' },
  },
);
