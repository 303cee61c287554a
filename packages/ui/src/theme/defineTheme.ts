import { contrast, mix } from './colour.ts';
import type { vars } from './contract.css.ts';

type ValuesOf<Contract> = {
  [Name in keyof Contract]: Contract[Name] extends string ? string : ValuesOf<Contract[Name]>;
};

/** A value for every name in the contract. A theme that misses one does not compile. */
export type ThemeTokens = ValuesOf<typeof vars>;

/** A designer's decisions. Everything else follows from them and can be overruled name by name. */
export interface Brand {
  ink: string;
  /** The page's ground. */
  paper: string;
  /** A quiet band across the page, a step from `paper`. */
  tint: string;
  /** Painted boards: header, signs, footer. */
  deep: string;
  onDeep: string;
  accent: string;
  onAccent: string;
  /** One bright thing a screen. */
  spark: string;
  onSpark: string;
  /** Errors and sale tickets. Dark on a light page, light on a dark one. */
  danger: string;
  /** `font-family` lists, the chosen face first. */
  displayFont: string;
  textFont: string;
  corners: 'square' | 'soft' | 'round';
  density: 'compact' | 'regular' | 'airy';
}

type Overrides = {
  [Group in keyof ThemeTokens]?: ThemeTokens[Group] extends string ? string : Partial<ThemeTokens[Group]>;
};

const radii = {
  square: { control: '0', card: '0' },
  soft: { control: '6px', card: '6px' },
  round: { control: '999px', card: '20px' },
};

const rhythms = {
  compact: 'clamp(48px, 6vw, 88px)',
  regular: 'clamp(64px, 9vw, 128px)',
  airy: 'clamp(80px, 11vw, 168px)',
};

// WCAG 2.2 asks 3:1 of large lettering, 4.5:1 of small: the spark where it can be read, else the ground's own ink.
const brightOn = (ground: string, ink: string, spark: string, least = 3) =>
  contrast(spark, ground) >= least ? spark : ink;

/**
 * Turns about a dozen decisions into a whole theme. Call it where the page is built: a browser needs only the theme's
 * class or its custom properties, and mixing colours there costs 4 kB more.
 *
 * @throws {TypeError} A colour that is not written as hex.
 */
export function defineTheme(brand: Brand, overrides: Overrides = {}): ThemeTokens {
  const { ink, paper, tint, deep, onDeep, accent, onAccent, spark, onSpark, danger } = brand;
  const { secondary = deep, onSecondary = onDeep } = overrides.color ?? {};
  const { focusEdge = mix(ink, '#000000', 0.2) } = overrides.color ?? {};
  const { displayWeight = '700' } = overrides.font ?? {};

  return {
    color: {
      surface: paper,
      surfaceRaised: paper,
      surfaceTint: tint,
      surfaceDeep: deep,
      surfaceDeeper: mix(deep, '#000000', 0.28),
      ink,
      inkMuted: mix(ink, paper, 0.28),
      onDeep,
      onDeepMuted: mix(onDeep, deep, 0.2),
      onDeepBright: brightOn(deep, onDeep, spark, 4.5),
      accent,
      onAccent,
      onAccentBright: brightOn(accent, onAccent, spark),
      secondary,
      onSecondary,
      onSecondaryBright: brightOn(secondary, onSecondary, spark),
      spark,
      onSpark,
      action: spark,
      onAction: onSpark,
      danger,
      onDanger: paper,
      line: mix(paper, ink, 0.16),
      controlEdge: mix(paper, ink, 0.56),
      focus: spark,
      focusEdge,
      paper1: accent,
      paper2: spark,
      paper3: deep,
      paper4: tint,
      paper5: ink,
      paper6: paper,
      ...overrides.color,
    },
    street: {
      clothA: accent,
      clothB: paper,
      clothPipe: danger,
      paper: '#ffffff',
      onPaper: '#0f1f19',
      onPaperMuted: '#4a5b53',
      paperLine: '#c3d0c8',
      paperAccent: '#0a6847',
      paperDanger: '#b3301a',
      iron: mix(ink, '#000000', 0.2),
      sill: mix(paper, ink, 0.14),
      sillEdge: mix(paper, ink, 0.32),
      pane: tint,
      pavement: mix(paper, ink, 0.14),
      kerb: mix(paper, ink, 0.32),
      ...overrides.street,
    },
    font: {
      display: brand.displayFont,
      text: brand.textFont,
      figures: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, "Liberation Mono", monospace',
      numerals: brand.textFont,
      numeralScale: '1',
      control: brand.displayFont,
      controlWeight: displayWeight,
      displayWeight,
      displayCase: 'none',
      displayLeading: '1',
      displayTracking: '-0.01em',
      displayScale: '1',
      ...overrides.font,
    },
    stroke: {
      hair: '1px solid',
      rule: '2px solid',
      frame: '2px solid',
      board: '3px solid',
      leader: '2px dotted',
      ...overrides.stroke,
    },
    press: { x: '0px', y: '4px', edge: '2px', side: focusEdge, ...overrides.press },
    band: { picture: 'linear-gradient(transparent, transparent)', size: '0px', ...overrides.band },
    radius: { ...radii[brand.corners], ...overrides.radius },
    cut: { first: 'none', second: 'none', third: 'none', scrap: 'none', tilt: '0deg', ...overrides.cut },
    shadow: {
      cast: 'rgb(15 31 25 / 0.16)',
      lift: '0 4px 0 rgb(15 31 25 / 0.16)',
      liftLarge: '0 8px 0 rgb(15 31 25 / 0.16)',
      letter: 'none',
      letterOnPaint: 'none',
      glow: '0 0 0 transparent',
      ...overrides.shadow,
    },
    lamps: overrides.lamps ?? 'linear-gradient(transparent, transparent)',
    hours: { day: 'inline', night: 'none', ...overrides.hours },
    rhythm: { section: rhythms[brand.density], gutter: 'clamp(16px, 3vw, 24px)', ...overrides.rhythm },
    measure: { content: '1180px', ...overrides.measure },
  };
}
