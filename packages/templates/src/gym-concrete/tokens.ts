import { defineTheme } from '@awning/ui/theme';

const concrete = '#e2ddd3';
const render = '#f3efe7';
const slab = '#cdc7ba';
const asphalt = '#33302b';
const soot = '#211f1b';
const orange = '#ff7a1a';
const line = '#ffbd2e';
const sign = '#0c4da2';

const face =
  '"Saira Stencil One", "Saira Stencil fallback", "Stencil", "Bahnschrift", "DIN Alternate", sans-serif';

/** Stripes that say mind your head. Each edge is a pixel wide: a hard stop at a slant would show its steps. */
export function hazardOf(one: string, other: string) {
  return {
    picture: `repeating-linear-gradient(-45deg, ${one} 0 17.5px, ${other} 18.5px 35.5px, ${one} 36.5px 37px)`,
  };
}

/** Pale concrete and floor paint: stencil capitals, road-sign corners, one blue. */
export const tokens = defineTheme(
  {
    ink: soot,
    paper: concrete,
    tint: slab,
    deep: asphalt,
    onDeep: '#f5f1e9',
    accent: sign,
    onAccent: '#ffffff',
    spark: orange,
    onSpark: soot,
    danger: '#a5161c',
    displayFont: face,
    textFont: '"Barlow", "Barlow fallback", "DIN Alternate", "Helvetica Neue", Arial, sans-serif',
    corners: 'soft',
    density: 'regular',
  },
  {
    color: {
      surfaceRaised: render,
      inkMuted: '#504b43',
      onDeepMuted: '#cbc4b7',
      onAccentBright: line,
      // The paint of bay lines and arrows.
      secondary: line,
      onSecondary: soot,
      onSecondaryBright: soot,
      line: '#b5ae9f',
      controlEdge: '#6b655a',
      focus: line,
      focusEdge: soot,
      paper1: orange,
      paper2: line,
      paper3: sign,
      paper4: render,
      paper5: asphalt,
      // The skin of an arm: the other skins are mixed from it.
      paper6: '#8b5a3c',
    },
    street: {
      paper: '#fffdf6',
      onPaper: soot,
      onPaperMuted: '#5a544b',
      paperLine: '#cdc7ba',
      paperAccent: sign,
      paperDanger: '#a5161c',
    },
    font: {
      figures: face,
      numerals: face,
      numeralScale: '1.05',
      control: '"Barlow", "Barlow fallback", Arial, sans-serif',
      controlWeight: '700',
      displayWeight: '400',
      displayCase: 'uppercase',
      displayLeading: '0.96',
      displayTracking: '0',
      displayScale: '1.18',
    },
    stroke: {
      hair: '2px solid',
      rule: '4px solid',
      frame: '4px solid',
      board: '4px solid',
      leader: '4px dotted',
    },
    // Painted on the floor: it does not go down when trodden on.
    press: { x: '0px', y: '0px', edge: '0px' },
    band: { ...hazardOf(line, soot), size: '16px' },
    radius: { control: '6px', card: '14px' },
    shadow: { cast: 'transparent', lift: 'none', liftLarge: 'none' },
    rhythm: { section: 'clamp(34px, 7.5vw, 112px)', gutter: 'clamp(16px, 3.4vw, 48px)' },
    measure: { content: '1240px' },
  },
);
