import { defineTheme } from '@awning/ui/theme';

// The paint on the shelf.
const oxblood = '#7a1424';
const claret = '#4c0c17';
const brass = '#dca33a';
const navy = '#12395f';
const sky = '#d3e2ea';
const ink = '#210a0d';
const white = '#ffffff';

/** A barber's pole, laid flat. Each edge is a pixel wide: a hard stop at a slant would show its steps. */
export function poleOf(one: string, other: string, ground: string) {
  const stripes = [one, ground, other, ground]
    .map((paint, place) => `${paint} ${place * 16 + 0.5}px ${place * 16 + 15.5}px`)
    .join(', ');
  return { picture: `repeating-linear-gradient(-38deg, ${stripes})` };
}

/**
 * What things cast, and the cut shadow of a sign-painter's letter: one step of the letter's own size, drawn three times.
 */
export function castOf(shade: string, large: string) {
  const letter = [0.018, 0.036, 0.055].map((step) => `${step}em ${step}em 0 ${shade}`).join(', ');
  return { cast: shade, liftLarge: `12px 12px 0 ${large}`, letter, letterOnPaint: letter };
}

/** Oxblood, brass and slab capitals: a painted board beside a striped pole. */
export const tokens = defineTheme(
  {
    ink,
    paper: '#f6f9fa',
    tint: sky,
    deep: claret,
    onDeep: '#f6f9fa',
    accent: oxblood,
    onAccent: white,
    spark: brass,
    onSpark: ink,
    danger: '#a8131f',
    displayFont: '"Classic Slab", "Classic Slab fallback", Rockwell, "Roboto Slab", Georgia, serif',
    textFont: '"Classic Text", "Classic Text fallback", Rockwell, "Roboto Slab", Georgia, serif',
    corners: 'square',
    density: 'regular',
  },
  {
    color: {
      surfaceRaised: white,
      secondary: navy,
      onSecondary: white,
      action: oxblood,
      onAction: white,
      inkMuted: '#5d4649',
      onDeepMuted: '#e6c6c4',
      line: '#c2ced4',
      controlEdge: '#7b6266',
      focusEdge: ink,
      paper1: '#a8323f',
      paper2: '#a8741c',
      paper3: navy,
      paper4: '#a9c4d2',
      paper5: ink,
      paper6: white,
    },
    font: { displayWeight: '400', displayCase: 'uppercase', displayLeading: '0.98', displayTracking: '0' },
    stroke: {
      hair: '2px solid',
      rule: '2px solid',
      frame: '3px solid',
      board: '8px double',
      leader: '3px dotted',
    },
    press: { x: '6px', y: '6px', edge: '0px' },
    band: { ...poleOf(oxblood, navy, white), size: '18px' },
    shadow: { lift: 'none', ...castOf(ink, sky) },
    rhythm: { section: 'clamp(40px, 8vw, 112px)', gutter: 'clamp(20px, 5vw, 72px)' },
  },
);
