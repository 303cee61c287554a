import { defineTheme } from '@awning/ui/theme';

const plum = '#34104a';
const ply = '#f3d6a4';
const birch = '#ffefd2';
const sky = '#b9e4ff';
const cobalt = '#2340d6';
const tangerine = '#ff8a2e';
const pink = '#ff76b4';
const mint = '#6fe3ba';

const display = '"Bowlby One", "Bowlby fallback", "Arial Black", Impact, sans-serif';

/** What holds and cards cast on the wall. */
export function castOf(shade: string) {
  return { cast: shade, lift: `10px 10px 0 ${shade}`, liftLarge: `14px 14px 0 ${shade}` };
}

/** Plywood, plum and sky, and holds in every colour a child would pick. */
export const tokens = defineTheme(
  {
    ink: plum,
    paper: ply,
    tint: sky,
    deep: plum,
    onDeep: '#fff3e0',
    accent: cobalt,
    onAccent: '#ffffff',
    spark: tangerine,
    onSpark: plum,
    danger: '#ab0f45',
    displayFont: display,
    textFont: '"Work Sans", "Work Sans fallback", "Helvetica Neue", Arial, sans-serif',
    corners: 'square',
    density: 'regular',
  },
  {
    color: {
      surfaceRaised: birch,
      surfaceDeeper: '#220733',
      inkMuted: '#5f3a6c',
      onDeepMuted: '#e2c8ee',
      onDeepBright: mint,
      secondary: pink,
      onSecondary: plum,
      onSecondaryBright: plum,
      onAccentBright: '#ffb57a',
      onDanger: '#ffffff',
      controlEdge: '#7b4b80',
      focus: plum,
      focusEdge: '#ffffff',
      paper1: pink,
      paper2: tangerine,
      paper3: cobalt,
      paper4: mint,
      paper5: plum,
      paper6: birch,
    },
    street: {
      paper: birch,
      onPaper: plum,
      onPaperMuted: '#5f3a6c',
      paperLine: '#dcbb86',
      paperAccent: cobalt,
      paperDanger: '#ab0f45',
    },
    font: {
      figures: display,
      numerals: display,
      numeralScale: '0.92',
      displayWeight: '400',
      displayCase: 'uppercase',
      displayLeading: '0.96',
      displayTracking: '-0.015em',
      displayScale: '0.8',
    },
    stroke: {
      hair: '3px solid',
      rule: '4px solid',
      frame: '3px solid',
      board: '0px solid',
      leader: '4px dotted',
    },
    press: { x: '0px', y: '5px', edge: '0px', side: '#220733' },
    shadow: castOf('rgb(52 16 74 / 0.2)'),
    rhythm: { section: 'clamp(40px, 7.4vw, 116px)', gutter: 'clamp(18px, 4vw, 56px)' },
    measure: { content: '1240px' },
  },
);
