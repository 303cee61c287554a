import { defineTheme } from '@awning/ui/theme';

const linen = '#dfe7e5';
const napkin = '#f7faf9';
const olive = '#434d18';
const lemon = '#f7da3e';
const wine = '#6b1231';
const ink = '#20260d';

/** What plates cast on the cloth. */
export function castOf(shade: string) {
  return { cast: shade, lift: `3px 5px 0 ${shade}`, liftLarge: `4px 7px 0 ${shade}` };
}

/** A pale linen table with an olive runner down it; lemon for what is read first, wine for what closes the page. */
export const tokens = defineTheme(
  {
    ink,
    paper: linen,
    tint: '#d0dbd8',
    deep: olive,
    onDeep: '#f3f6ef',
    accent: wine,
    onAccent: napkin,
    spark: lemon,
    onSpark: ink,
    danger: '#b02323',
    displayFont: '"Bodoni Moda", "Bodoni Moda fallback", "Bodoni 72", "Didot", "Times New Roman", serif',
    textFont: '"Karla", "Karla fallback", "Helvetica Neue", Arial, sans-serif',
    corners: 'round',
    density: 'regular',
  },
  {
    color: {
      surfaceRaised: napkin,
      onDeepMuted: '#dbe1cc',
      secondary: wine,
      onSecondary: napkin,
      // On linen the main button is olive; lemon is for the runner.
      action: olive,
      onAction: '#f3f6ef',
      focus: lemon,
      focusEdge: ink,
      // Lemon, wine, steel and fish, crust, leaf, and what comes out of a crab.
      paper1: lemon,
      paper2: '#7d1a3c',
      paper3: '#8c9fa8',
      paper4: '#d99f52',
      paper5: '#3a6320',
      paper6: '#e2673c',
    },
    street: {
      paper: '#ffffff',
      onPaper: ink,
      onPaperMuted: '#4c5238',
      paperLine: '#cbd6d4',
      paperAccent: wine,
    },
    font: {
      control: '"Karla", "Karla fallback", "Helvetica Neue", Arial, sans-serif',
      controlWeight: '700',
      // The display face's hairlines are lost in a price.
      numerals: '"Karla", "Karla fallback", "Helvetica Neue", Arial, sans-serif',
      displayWeight: '560',
      displayLeading: '1.02',
      displayTracking: '-0.015em',
      displayScale: '1.04',
    },
    stroke: { board: '0px solid' },
    radius: { card: '28px' },
    press: { x: '0px', y: '0px', edge: '0px' },
    shadow: castOf('rgb(22 27 8 / 0.22)'),
    rhythm: { section: 'clamp(40px, 7.5vw, 112px)', gutter: 'clamp(20px, 4.4vw, 60px)' },
    measure: { content: '1120px' },
  },
);
