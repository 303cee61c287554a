import { defineTheme } from '@awning/ui/theme';

const leaf = '#17613f';
const shade = '#10402b';
const ink = '#0f3826';
const petal = '#fff8f9';
const blush = '#f8c3cf';
const mint = '#d3e7ba';
const magenta = '#b81f60';
const pollen = '#f9b934';
const white = '#ffffff';

const serif =
  '"Young Serif", "Young Serif fallback", "Cooper Std", "Bookman Old Style", Georgia, "Times New Roman", serif';
const sans = '"Figtree", "Figtree fallback", "Avenir Next", "Segoe UI", Arial, sans-serif';

/** Petal, leaf and a soft serif in small letters; paper cut with scissors, so that no edge is quite straight. */
export const tokens = defineTheme(
  {
    ink,
    paper: petal,
    tint: blush,
    deep: shade,
    onDeep: '#ffeef1',
    accent: magenta,
    onAccent: white,
    spark: pollen,
    onSpark: ink,
    danger: '#a51f1f',
    displayFont: serif,
    textFont: sans,
    corners: 'round',
    density: 'regular',
  },
  {
    color: {
      surfaceRaised: white,
      inkMuted: '#385443',
      onDeepMuted: '#c3dcc0',
      secondary: mint,
      onSecondary: ink,
      onSecondaryBright: magenta,
      action: leaf,
      onAction: white,
      line: '#e7bfc8',
      controlEdge: '#4f6b5a',
      focus: '#a3184f',
      focusEdge: white,
      // Poppy, sprout, iris and peony; the shade under a leaf; Nell.
      paper1: '#e4432d',
      paper2: '#7cb86b',
      paper3: '#8f9ee8',
      paper4: '#f07fa0',
      paper5: shade,
      paper6: '#f3c4a6',
    },
    font: {
      control: sans,
      controlWeight: '600',
      numerals: serif,
      displayWeight: '400',
      displayLeading: '1',
      displayTracking: '-0.022em',
      displayScale: '1',
    },
    stroke: {
      hair: '2px solid',
      rule: '1px solid',
      // Paper ends where it was cut: nothing is framed.
      frame: '0px solid',
      board: '0px solid',
      leader: '2px dotted',
    },
    press: { x: '0px', y: '0px', edge: '0px' },
    radius: { control: '999px', card: '0px' },
    cut: {
      // Scissors slip by no more than a finger, however long the paper is.
      first: 'polygon(0 min(1.4%, 18px), 99% 0, 100% calc(100% - min(1.4%, 18px)), 1.2% 100%)',
      second: 'polygon(1% 0, 100% min(1.6%, 18px), 98.8% 100%, 0 calc(100% - min(1.6%, 18px)))',
      third: 'polygon(0.6% min(2%, 20px), 98.6% 0, 100% 100%, 0 calc(100% - min(1.2%, 16px)))',
      scrap: 'polygon(4% 6%, 98% 0, 100% 92%, 0 100%)',
      tilt: '3deg',
    },
    shadow: { cast: 'transparent', lift: 'none', liftLarge: 'none' },
    rhythm: { section: 'clamp(40px, 9vw, 132px)', gutter: 'clamp(20px, 5vw, 64px)' },
    measure: { content: '1240px' },
  },
);
