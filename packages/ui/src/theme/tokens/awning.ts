import { defineTheme } from '../defineTheme.ts';

// The street's own paint, named once. From the design's foundations.
const ink = '#0f1f19';
const sunflower = '#ffc93c';

const faces = {
  displayFont: '"Bricolage Grotesque", "Bricolage fallback", "Arial Black", system-ui, sans-serif',
  textFont: 'system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif',
};

const signwriting = {
  displayWeight: '800',
  displayLeading: '1',
  displayTracking: '-0.02em',
};

/** Awning's own street at noon. */
export const day = defineTheme(
  {
    ...faces,
    ink,
    paper: '#ffffff',
    tint: '#eff5f0',
    deep: '#0a6847',
    onDeep: '#ffffff',
    accent: '#0a6847',
    onAccent: '#ffffff',
    spark: sunflower,
    onSpark: ink,
    danger: '#c8371f',
    corners: 'soft',
    density: 'regular',
  },
  {
    color: {
      surfaceDeeper: '#084f37',
      inkMuted: '#4a5b53',
      onDeepMuted: '#cfe5d9',
      line: '#d5dfd8',
      controlEdge: '#71837a',
      focusEdge: ink,
    },
    street: {
      iron: ink,
      sill: '#d5dfd8',
      sillEdge: '#a9b8af',
      pane: '#dfeae3',
      pavement: '#d5dfd8',
      kerb: '#a9b8af',
    },
    font: signwriting,
    shadow: { letter: '0.045em 0.045em 0 #ffffff, 0.1em 0.1em 0 #ffc93c' },
  },
);

/** The same street after closing, with lit windows. */
export const night = defineTheme(
  {
    ...faces,
    ink: '#eaf3ec',
    paper: '#0b1511',
    tint: '#12211b',
    deep: '#0c3f2d',
    onDeep: '#f4f8f3',
    accent: '#58c99a',
    onAccent: '#06120d',
    spark: sunflower,
    onSpark: ink,
    danger: '#ff8a75',
    corners: 'soft',
    density: 'regular',
  },
  {
    color: {
      surfaceDeeper: '#08291e',
      inkMuted: '#a5b8ac',
      onDeepMuted: '#b5cfc0',
      onDanger: '#06120d',
      line: '#24382f',
      controlEdge: '#6f8a7d',
      focusEdge: ink,
    },
    street: {
      clothA: '#0b4a35',
      clothB: '#b9cabf',
      clothPipe: '#a83a28',
      paper: '#e4ece6',
      onPaperMuted: '#3f4f47',
      paperLine: '#aebcb3',
      iron: '#4d6358',
      sill: '#2b4137',
      sillEdge: '#1a2c24',
      pane: sunflower,
      pavement: '#1a2b23',
      kerb: '#2b4137',
    },
    font: signwriting,
    press: { side: '#9c7410' },
    shadow: {
      cast: 'rgb(0 0 0 / 0.5)',
      lift: '0 4px 0 rgb(0 0 0 / 0.5)',
      liftLarge: '0 8px 0 rgb(0 0 0 / 0.5)',
      letter: '0.045em 0.045em 0 #0b1511, 0.085em 0.085em 0 #a87c12',
      glow: '0 0 44px 4px rgb(255 201 60 / 0.3)',
    },
    hours: { day: 'none', night: 'inline' },
    lamps: 'radial-gradient(ellipse 17% 130% at 50% 0, rgb(255 201 60 / 0.2), transparent) 0 0 / 33.34% 100%',
  },
);
