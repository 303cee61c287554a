import { defineTheme } from '@awning/ui/theme';

const sky = '#f3f8f7';
const shallow = '#b9e2cd';
const kelp = '#11594a';
const petrol = '#0a3f52';
const abyss = '#06182a';
const buoy = '#ff8a5c';

/** Five flat steps of water, from the sky to the floor; one buoy; letters with an engraver's hairlines. */
export const tokens = defineTheme(
  {
    ink: abyss,
    paper: sky,
    tint: shallow,
    deep: abyss,
    onDeep: '#eaf5f1',
    accent: kelp,
    onAccent: '#f4fbf6',
    spark: buoy,
    onSpark: abyss,
    danger: '#b3261a',
    displayFont: '"Gloock", "Gloock fallback", "Bodoni 72", Didot, Georgia, serif',
    textFont: '"Instrument Sans", "Instrument fallback", Arial, sans-serif',
    corners: 'square',
    density: 'regular',
  },
  {
    color: {
      surfaceRaised: '#ffffff',
      inkMuted: '#3d5560',
      onDeepMuted: '#a9c3c6',
      secondary: petrol,
      onSecondary: '#eaf5f1',
      focus: abyss,
      focusEdge: '#ffffff',
      // Buoy, mackerel's belly, sand, foam, abyss, mackerel's back.
      paper1: buoy,
      paper2: '#d3e6e6',
      paper3: '#e5c287',
      paper4: '#fdfaf0',
      paper5: abyss,
      paper6: '#3ea7b0',
    },
    font: {
      displayWeight: '400',
      displayLeading: '0.98',
      displayTracking: '-0.015em',
      displayScale: '1.02',
      control: '"Instrument Sans", "Instrument fallback", Arial, sans-serif',
      controlWeight: '650',
      numerals: '"Gloock", "Gloock fallback", Georgia, serif',
      numeralScale: '1.2',
      figures: '"Instrument Sans", "Instrument fallback", Arial, sans-serif',
    },
    stroke: {
      hair: '1px solid',
      rule: '2px solid',
      frame: '2px solid',
      board: '0px solid',
      leader: '1px solid',
    },
    // A button lies on the water.
    press: { x: '0px', y: '0px', edge: '0px' },
    shadow: { cast: 'transparent', lift: 'none', liftLarge: 'none' },
    rhythm: { section: 'clamp(44px, 6vw, 96px)', gutter: 'clamp(16px, 3vw, 40px)' },
    measure: { content: '1240px' },
  },
);
