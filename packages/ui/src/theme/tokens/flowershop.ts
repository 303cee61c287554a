import { defineTheme } from '../defineTheme.ts';

const petal = '#fdf1f4';
const blush = '#f8dbe3';
const leaf = '#24503b';
const peony = '#a42a5a';
const pollen = '#ffd25e';
const plum = '#2b1c2b';
const white = '#ffffff';

const soft =
  '"Bookman Old Style", "URW Bookman", "URW Bookman L", Superclarendon, "DejaVu Serif", Georgia, serif';

/** Petals, leaves and a pinch of pollen; a soft serif and round shoulders, with room to breathe. */
export const flowershop = defineTheme(
  {
    ink: plum,
    paper: petal,
    tint: blush,
    deep: leaf,
    onDeep: '#f6fbf4',
    accent: peony,
    onAccent: white,
    spark: pollen,
    onSpark: plum,
    danger: '#a81f2c',
    displayFont: soft,
    textFont:
      'ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", Quicksand, Nunito, "Trebuchet MS", "DejaVu Sans", sans-serif',
    corners: 'round',
    density: 'airy',
  },
  {
    color: {
      surfaceRaised: white,
      action: peony,
      onAction: white,
      inkMuted: '#66505f',
      onDeepMuted: '#cfe0d0',
      line: '#ecc7d2',
      controlEdge: '#92727f',
      secondary: '#dfeedd',
      onSecondary: '#1c4130',
      focus: peony,
      focusEdge: white,
      paper1: peony,
      paper2: '#f2a7bd',
      paper3: leaf,
      paper4: blush,
      paper5: plum,
      paper6: pollen,
    },
    street: { clothA: '#f2a7bd', clothB: white, clothPipe: peony, pane: '#dfeedd' },
    font: {
      control: 'ui-rounded, "SF Pro Rounded", Quicksand, Nunito, "Trebuchet MS", "DejaVu Sans", sans-serif',
      controlWeight: '600',
      displayWeight: '400',
      displayLeading: '1.1',
      displayTracking: '-0.02em',
      displayScale: '0.88',
    },
    stroke: {
      hair: '1px solid',
      rule: '1px solid',
      frame: '1px solid',
      board: '0px solid',
      leader: '2px dotted',
    },
    press: { x: '0px', y: '0px', edge: '0px' },
    radius: { card: '28px' },
    shadow: {
      cast: 'rgb(164 42 90 / 0.18)',
      lift: '0 6px 20px rgb(164 42 90 / 0.14)',
      liftLarge: '0 14px 40px rgb(164 42 90 / 0.16)',
    },
    measure: { content: '1120px' },
  },
);
