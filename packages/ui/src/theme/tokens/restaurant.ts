import { defineTheme } from '../defineTheme.ts';

const linen = '#f4f3e9';
const napkin = '#e6e7d2';
const olive = '#525f22';
const grove = '#2e3717';
const lemon = '#f2d64b';
const pepper = '#20240f';

// A tablecloth's check: two ways of the same thread, darker where they cross.
const thread = 'rgb(82 95 34 / 0.55) 0 50%, transparent 50%';

/** Linen, olives and a lemon; italics written on a menu by a waiter with time. */
export const restaurant = defineTheme(
  {
    ink: pepper,
    paper: linen,
    tint: napkin,
    deep: grove,
    onDeep: '#f7f6ec',
    accent: olive,
    onAccent: '#ffffff',
    spark: lemon,
    onSpark: pepper,
    danger: '#a32a18',
    displayFont:
      '"Table Italic", "Palatino Linotype", Palatino, "URW Palladio L", "Liberation Serif", Georgia, serif',
    textFont:
      '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", "URW Palladio L", P052, "Liberation Serif", Georgia, serif',
    corners: 'square',
    density: 'airy',
  },
  {
    color: {
      surfaceRaised: '#fbfaf4',
      action: olive,
      onAction: '#ffffff',
      inkMuted: '#565a40',
      onDeepMuted: '#d3d6b8',
      line: '#cfd0b8',
      controlEdge: '#7b7e62',
      secondary: '#7a2f1c',
      onSecondary: '#fff6ea',
      paper1: olive,
      paper2: lemon,
      paper3: '#7a2f1c',
      paper4: napkin,
    },
    street: { clothA: olive, clothB: '#fbfaf4', clothPipe: lemon },
    font: {
      figures:
        '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", "Liberation Serif", serif',
      control:
        '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", "Liberation Serif", serif',
      controlWeight: '600',
      displayWeight: '400',
      displayLeading: '1.06',
      displayTracking: '-0.015em',
      displayScale: '1.06',
    },
    stroke: {
      hair: '1px solid',
      rule: '1px solid',
      frame: '1px solid',
      board: '1px solid',
      leader: '1px dotted',
    },
    press: { x: '0px', y: '0px', edge: '1px' },
    band: {
      picture: `linear-gradient(90deg, ${thread}) 0 0 / 20px 20px, linear-gradient(${thread}) 0 0 / 20px 20px`,
      size: '20px',
    },
    shadow: { cast: 'transparent', lift: 'none', liftLarge: 'none' },
    measure: { content: '1080px' },
  },
);
