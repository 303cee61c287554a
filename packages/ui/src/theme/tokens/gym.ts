import { defineTheme } from '../defineTheme.ts';

const concrete = '#dedcd6';
const slab = '#cbc9c1';
const asphalt = '#262724';
const orange = '#ff7a1a';
const rust = '#b34300';
const soot = '#181916';

const face =
  'Stencil, "Stencil Std", Bahnschrift, "DIN Alternate", "Franklin Gothic Medium", "Liberation Sans Narrow", sans-serif';

/** Concrete and hazard tape: crate lettering, bolted plates, everything on the grid. */
export const gym = defineTheme(
  {
    ink: soot,
    paper: concrete,
    tint: slab,
    deep: asphalt,
    onDeep: '#f2f0ea',
    accent: rust,
    onAccent: '#ffffff',
    spark: orange,
    onSpark: soot,
    danger: '#99101c',
    displayFont: face,
    textFont: 'Inter, Roboto, "Segoe UI", "Helvetica Neue", "Liberation Sans", Arial, sans-serif',
    corners: 'soft',
    density: 'compact',
  },
  {
    color: {
      surfaceRaised: '#ebe9e4',
      inkMuted: '#484941',
      onDeepMuted: '#c8c6bd',
      line: '#b4b2a9',
      controlEdge: '#6a6a61',
      secondary: orange,
      onSecondary: soot,
      focusEdge: soot,
      paper1: rust,
      paper2: orange,
      paper3: asphalt,
      paper4: slab,
      paper6: '#f2f0ea',
    },
    street: { clothA: asphalt, clothB: orange, clothPipe: soot },
    font: {
      numerals: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, "Liberation Mono", monospace',
      displayCase: 'uppercase',
      displayLeading: '1',
      displayTracking: '0.02em',
      displayScale: '1.04',
    },
    stroke: {
      hair: '1px solid',
      rule: '3px solid',
      frame: '3px solid',
      board: '3px dashed',
      leader: '1px dashed',
    },
    press: { x: '0px', y: '3px', edge: '3px' },
    band: {
      picture: `repeating-linear-gradient(-45deg, ${orange} 0 15.5px, ${soot} 16.5px 31.5px, ${orange} 32.5px 33px)`,
      size: '12px',
    },
    radius: { control: '3px', card: '3px' },
    shadow: { lift: `0 3px 0 ${soot}`, liftLarge: `0 6px 0 ${soot}`, cast: soot },
    measure: { content: '1320px' },
  },
);
