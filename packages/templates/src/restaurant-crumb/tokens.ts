import { defineTheme } from '@awning/ui/theme';
import { karla } from '../design/faces/karla.css.ts';
import { youngSerif } from '../design/faces/youngSerif.css.ts';

// One ink, as a flour sack is printed in, on white.
const blue = '#1c3d8f';
const ink = '#18203a';
const white = '#fbfbf9';

/** A sheet printed in one blue: no board, no shade, a hair line where something ends. */
export const tokens = defineTheme(
  {
    ink,
    paper: white,
    tint: '#eef0f4',
    deep: '#16295c',
    onDeep: white,
    accent: blue,
    onAccent: white,
    spark: '#f3d489',
    onSpark: ink,
    danger: '#a5222b',
    displayFont: youngSerif,
    textFont: karla,
    corners: 'square',
    density: 'regular',
  },
  {
    color: {
      surfaceRaised: '#ffffff',
      secondary: '#dfe5f2',
      onSecondary: ink,
      action: blue,
      onAction: white,
      inkMuted: '#565e78',
      line: '#cdd3e0',
      controlEdge: '#737b94',
      focus: ink,
      focusEdge: white,
    },
    font: {
      control: karla,
      controlWeight: '700',
      displayWeight: '400',
      displayLeading: '1.04',
      displayTracking: '-0.015em',
      displayScale: '0.9',
    },
    stroke: {
      hair: '1px solid',
      rule: '1px solid',
      frame: '1px solid',
      board: '1px solid',
      leader: '1px dotted',
    },
    press: { x: '0px', y: '0px', edge: '0px' },
    shadow: { lift: 'none', liftLarge: 'none' },
    rhythm: { section: 'clamp(48px, 8vw, 120px)', gutter: 'clamp(20px, 5vw, 96px)' },
    // Words begin at one edge, however wide the screen: photographs run down the other.
    measure: { content: '1760px' },
  },
);
