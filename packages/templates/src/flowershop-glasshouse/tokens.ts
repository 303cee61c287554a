import { defineTheme } from '@awning/ui/theme';

const glass = '#e2f1ec';
const frost = '#c3e2e0';
const iron = '#07302a';
const bottle = '#155245';
const leaf = '#1d6f45';
const fuchsia = '#b80f5d';
const plum = '#7d1049';
const lemon = '#ffd43b';
const white = '#f7fcfa';

/** A row of small lights, as along a ridge: bars above and below, and one every so often. */
export function clerestoryOf(bar: string, narrow: string, broad: string) {
  const picture = [
    `linear-gradient(${bar} 4px, transparent 4px calc(100% - 4px), ${bar} calc(100% - 4px))`,
    `repeating-linear-gradient(90deg, ${bar} 0 4px, ${narrow} 4px 30px, ${bar} 30px 34px, ${broad} 34px 76px)`,
  ].join(', ');
  return { picture };
}

/** Pale glass, bottle-green iron, deep leaf; a fuchsia and a ripe lemon for sparks. */
export const tokens = defineTheme(
  {
    ink: iron,
    paper: glass,
    tint: frost,
    deep: bottle,
    onDeep: '#effaf4',
    accent: leaf,
    onAccent: '#ffffff',
    spark: lemon,
    onSpark: iron,
    danger: '#a5122c',
    displayFont: '"Glasshouse Sign", "Glasshouse Sign fallback", "Bodoni 72", Didot, Georgia, serif',
    textFont: '"Glasshouse Text", "Glasshouse Text fallback", Optima, Candara, Arial, sans-serif',
    corners: 'square',
    density: 'regular',
  },
  {
    color: {
      surfaceRaised: white,
      surfaceDeeper: iron,
      inkMuted: '#2f544c',
      onDeepMuted: '#bfe0d2',
      secondary: plum,
      onSecondary: '#fff3f8',
      action: fuchsia,
      onAction: '#ffffff',
      line: '#9cc3b9',
      controlEdge: '#4d7a70',
      focus: lemon,
      focusEdge: iron,
      // For the drawings: leaf by depth, a bloom, glass, iron, clay.
      paper1: '#2f9455',
      paper2: '#8fcf6a',
      paper3: fuchsia,
      paper4: white,
      paper5: iron,
      paper6: '#c8623c',
    },
    street: { iron },
    font: {
      displayWeight: '400',
      displayLeading: '1.02',
      displayTracking: '-0.01em',
      displayScale: '1.06',
      control: '"Glasshouse Text", "Glasshouse Text fallback", Optima, Arial, sans-serif',
      controlWeight: '700',
      // The sign's own figures hang below the line: a price is read quicker in those that stand on it.
      numerals: '"Glasshouse Text", "Glasshouse Text fallback", Optima, Candara, Arial, sans-serif',
      figures: '"Glasshouse Text", "Glasshouse Text fallback", Optima, Candara, Arial, sans-serif',
    },
    stroke: {
      hair: '1px solid',
      rule: '2px solid',
      frame: '5px solid',
      board: '5px solid',
      leader: '2px dotted',
    },
    press: { x: '0px', y: '0px', edge: '0px' },
    band: { ...clerestoryOf(iron, frost, glass), size: '26px' },
    shadow: { cast: 'transparent', lift: 'none', liftLarge: 'none' },
    radius: { control: '4px', card: '0' },
    rhythm: { section: 'clamp(40px, 7.5vw, 116px)', gutter: 'clamp(20px, 4.4vw, 80px)' },
    measure: { content: '1400px' },
  },
);
