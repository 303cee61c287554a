import { defineTheme } from '@awning/ui/theme';

const aubergine = '#2f0c20';
const bone = '#f8ecd6';
const tangerine = '#e95a12';
const mustard = '#f4b223';
const pink = '#f2589a';

const chivo = '"Chivo", "Chivo fallback", "Helvetica Neue", Arial, sans-serif';

/** A record sleeve of 1974: fat italics, five loud papers, and a comb wherever a line would be. */
export const tokens = defineTheme(
  {
    ink: aubergine,
    paper: bone,
    tint: '#fff2d8',
    deep: aubergine,
    onDeep: bone,
    accent: tangerine,
    onAccent: aubergine,
    spark: mustard,
    onSpark: aubergine,
    danger: '#a3122a',
    displayFont: '"Shrikhand", "Shrikhand fallback", "Cooper Black", "Arial Black", sans-serif',
    textFont: chivo,
    corners: 'round',
    density: 'regular',
  },
  {
    color: {
      surfaceRaised: '#fff7e8',
      surfaceDeeper: '#1f0515',
      inkMuted: '#5f3a45',
      onDeepMuted: '#e0bfb4',
      secondary: pink,
      onSecondary: aubergine,
      action: pink,
      onAction: aubergine,
      line: '#d9b98f',
      controlEdge: '#8b5a4e',
      focus: mustard,
      focusEdge: aubergine,
      paper1: tangerine,
      paper2: mustard,
      paper3: pink,
      paper4: bone,
      paper5: aubergine,
      // Tortoiseshell, and the middle of five skins.
      paper6: '#8c4a26',
    },
    font: {
      displayWeight: '400',
      displayLeading: '1',
      displayTracking: '0',
      displayScale: '1.14',
      control: chivo,
      controlWeight: '700',
      // The display face’s four is hard to read.
      numerals: chivo,
      numeralScale: '1.15',
    },
    stroke: {
      // A comb seen from its points: a row of dots.
      hair: '5px dotted',
      rule: '6px dotted',
      frame: '0px solid',
      board: '0px solid',
      leader: '5px dotted',
    },
    press: { x: '0px', y: '0px', edge: '0px' },
    radius: { control: '999px', card: '28px' },
    shadow: { cast: 'transparent', lift: 'none', liftLarge: 'none' },
    rhythm: { section: 'clamp(40px, 8.6vw, 136px)', gutter: 'clamp(18px, 4vw, 56px)' },
    measure: { content: '1240px' },
  },
);
