import { defineTheme } from '@awning/ui/theme';

const violet = '#2c2547';
const sheet = '#fafcfd';
const blotter = '#e4eaec';
const cabinet = '#16231e';
const linen = '#eef3f1';
const rust = '#96421f';
const brass = '#b9a56a';

/** Cold white paper, a green-black cabinet, violet typewriter ribbon, and rust that was once orange. */
export const tokens = defineTheme(
  {
    ink: violet,
    paper: sheet,
    tint: blotter,
    deep: cabinet,
    onDeep: linen,
    accent: rust,
    onAccent: '#ffffff',
    spark: brass,
    onSpark: cabinet,
    danger: '#a3261b',
    displayFont: '"Fell Italic", "Fell fallback", "Palatino Linotype", "Book Antiqua", Georgia, serif',
    textFont: '"Courier Prime", "Courier fallback", "Courier New", Courier, monospace',
    corners: 'square',
    density: 'airy',
  },
  {
    color: {
      inkMuted: '#403a56',
      onDeepMuted: '#cdd8d3',
      secondary: '#22332c',
      onSecondary: linen,
      action: violet,
      onAction: '#ffffff',
      controlEdge: '#716c85',
      line: '#cdd6d9',
      focus: '#6a1fb0',
      focusEdge: '#ffffff',
      // Larkspur, helenium, scabious, moss, the dark side of a leaf, pollen.
      paper1: '#424c93',
      paper2: '#b25b30',
      paper3: '#dfa9b8',
      paper4: '#788759',
      paper5: '#2a3829',
      paper6: '#c9a24a',
    },
    street: {
      paper: sheet,
      onPaper: violet,
      onPaperMuted: '#403a56',
      paperLine: '#c3cdd1',
      paperAccent: rust,
      paperDanger: '#a3261b',
      iron: brass,
    },
    font: {
      figures: '"Courier Prime", "Courier fallback", "Courier New", monospace',
      control: '"Courier Prime", "Courier fallback", "Courier New", monospace',
      controlWeight: '400',
      displayWeight: '400',
      displayLeading: '0.98',
      displayTracking: '-0.015em',
      displayScale: '1.12',
    },
    stroke: {
      hair: '1px solid',
      rule: '1px solid',
      frame: '1px solid',
      board: '1px solid',
      leader: '1px dotted',
    },
    press: { x: '0px', y: '2px', edge: '1px' },
    shadow: {
      cast: 'rgb(10 18 15 / 0.28)',
      lift: '0 1px 0 rgb(10 18 15 / 0.2)',
      liftLarge: '0 2px 10px rgb(10 18 15 / 0.3)',
    },
    rhythm: { section: 'clamp(40px, 9.5vw, 152px)', gutter: 'clamp(18px, 4vw, 56px)' },
    measure: { content: '1080px' },
  },
);
