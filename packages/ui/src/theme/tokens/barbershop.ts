import { defineTheme } from '../defineTheme.ts';

const oxblood = '#6f1524';
const hide = '#43101a';
const brass = '#dba53c';
const milkGlass = '#f3f5f3';
const tile = '#dfe8e4';
const bottle = '#16352f';
const soot = '#1b1214';
const white = '#ffffff';

// A pole, laid flat. Each edge is a pixel wide: a hard stop at a slant would show its steps.
const pole = [oxblood, white, bottle, white]
  .map((paint, place) => `${paint} ${place * 14 + 0.5}px ${place * 14 + 13.5}px`)
  .join(', ');

/** Oxblood leather, brass and tiles; slab capitals in double-ruled frames. */
export const barbershop = defineTheme(
  {
    ink: soot,
    paper: milkGlass,
    tint: tile,
    deep: hide,
    onDeep: '#f7efe9',
    accent: oxblood,
    onAccent: white,
    spark: brass,
    onSpark: soot,
    danger: '#a3161f',
    displayFont: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", "Sitka Small", Georgia, serif',
    textFont: '"Gill Sans Nova", "Gill Sans", Optima, Candara, "Trebuchet MS", "Liberation Sans", sans-serif',
    corners: 'square',
    density: 'regular',
  },
  {
    color: {
      surfaceRaised: white,
      secondary: bottle,
      onSecondary: milkGlass,
      inkMuted: '#5c4a4d',
      onDeepMuted: '#e2c7c3',
      line: '#bccac4',
      controlEdge: '#77686a',
      focusEdge: soot,
      paper2: brass,
      paper3: bottle,
      paper4: tile,
      paper6: white,
    },
    street: { clothA: oxblood, clothB: milkGlass, clothPipe: brass },
    font: {
      numerals: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", Georgia, serif',
      displayCase: 'uppercase',
      displayLeading: '1.02',
      displayTracking: '0.01em',
      displayScale: '0.82',
    },
    stroke: {
      hair: '1px solid',
      rule: '4px double',
      frame: '6px double',
      board: '6px double',
      leader: '3px dotted',
    },
    press: { x: '4px', y: '4px', edge: '2px' },
    band: { picture: `repeating-linear-gradient(-38deg, ${pole})`, size: '14px' },
    shadow: { cast: soot, lift: `4px 4px 0 ${brass}`, liftLarge: `8px 8px 0 ${brass}` },
    rhythm: { section: 'clamp(56px, 8vw, 112px)' },
  },
);
