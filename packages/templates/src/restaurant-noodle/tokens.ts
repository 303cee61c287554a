import { defineTheme } from '@awning/ui/theme';

const nori = '#14241d';
const rice = '#fffdf6';
const broth = '#d02c1a';
const indigo = '#26349c';
const egg = '#ffbe1a';
const springOnion = '#e2f2c4';

/** Broth, nori and rice; one egg-yellow noodle through all of it; nothing with a corner. */
export const tokens = defineTheme(
  {
    ink: nori,
    paper: rice,
    tint: springOnion,
    deep: nori,
    onDeep: rice,
    accent: broth,
    onAccent: '#ffffff',
    spark: egg,
    onSpark: nori,
    danger: '#b3200f',
    displayFont: '"Lilita One", "Lilita fallback", "Arial Rounded MT Bold", "Arial Black", sans-serif',
    textFont: '"Nunito", "Nunito fallback", "Trebuchet MS", Arial, sans-serif',
    corners: 'round',
    density: 'regular',
  },
  {
    color: {
      inkMuted: '#4b5a51',
      onDeepMuted: '#c3cec4',
      secondary: indigo,
      onSecondary: '#ffffff',
      focus: indigo,
      focusEdge: egg,
      // Broth, egg, indigo, china, nori, spring onion.
      paper1: broth,
      paper2: egg,
      paper3: indigo,
      paper4: rice,
      paper5: nori,
      paper6: '#3f9a4b',
    },
    font: {
      displayWeight: '400',
      displayLeading: '0.94',
      displayTracking: '0',
      displayScale: '1.12',
      controlWeight: '400',
      numerals: '"Lilita One", "Lilita fallback", "Arial Black", sans-serif',
      figures: '"Lilita One", "Lilita fallback", "Arial Black", sans-serif',
    },
    stroke: {
      hair: '2px solid',
      rule: '3px solid',
      frame: '0px solid',
      board: '0px solid',
      leader: '4px dotted',
    },
    // A button is a short piece of noodle: it lies flat.
    press: { x: '0px', y: '0px', edge: '0px' },
    shadow: { cast: 'transparent', lift: 'none', liftLarge: 'none' },
    radius: { control: '999px', card: '32px' },
    rhythm: { section: 'clamp(32px, 8vw, 120px)', gutter: 'clamp(16px, 4vw, 48px)' },
    measure: { content: '1200px' },
  },
);
