import { contrast, defineTheme, mix, type ThemeTokens } from '@awning/ui/theme';

/** What a palette decides. All that is written on it, drawn round it or muted follows, and stays legible. */
interface PaletteColours {
  ink: string;
  paper: string;
  /** A quiet band across the page, a step from `paper`. */
  tint: string;
  /** Painted boards: header, signs, footer. Dark on any page. */
  deep: string;
  /** Large lettering on the page, and bands of its own. */
  accent: string;
  /** A ground of its own beside the accent. */
  secondary: string;
  /** For the one bright thing on a screen. */
  spark: string;
  /** The main button, where it stands on the page. */
  action: string;
  /** What drawings are cut from, `paper1` to `paper6`. */
  papers: readonly [string, string, string, string, string, string];
  /** What lies on the page: cards, fields. */
  raised?: string;
}

/** Further paints of a design: its pattern, what its things cast. */
type Painted = Partial<{ [Group in 'band' | 'shadow' | 'street']: Partial<ThemeTokens[Group]> }>;

export interface Palette {
  /** Its name among the choices. */
  name: string;
  tokens: ThemeTokens;
}

// A little more than WCAG 2.2 AA asks: mixed colours are rounded, and some lie on a tint.
const text = 4.6;
const edge = 3.1;

const steps = Array.from({ length: 51 }, (_, step) => step / 50);

const isToldFrom = (colour: string, grounds: readonly string[], least: number) =>
  grounds.every((ground) => contrast(colour, ground) >= least);

/** The colour, moved as little as possible towards another, so that it stands out from all these grounds. */
function toldFrom(grounds: readonly string[], least: number, colour: string, towards: string): string {
  const mixed = steps.map((amount) => mix(colour, towards, amount));
  return mixed.find((one) => isToldFrom(one, grounds, least)) ?? towards;
}

/** The one of two that is more legible on a ground. */
const writtenOn = (ground: string, [one, other]: readonly [string, string]) =>
  contrast(one, ground) >= contrast(other, ground) ? one : other;

export const isDark = (paper: string): boolean => contrast(paper, '#ffffff') > contrast(paper, '#000000');

/** A design in other colours: its letters, corners and strokes are what they were. */
export function paletteOf(
  own: ThemeTokens,
  colours: PaletteColours,
  { band, shadow, street }: Painted = {},
): ThemeTokens {
  const { ink, paper, tint, deep, accent, secondary, spark, action, papers } = colours;
  const dark = isDark(paper);
  const { raised = mix(paper, dark ? ink : '#ffffff', dark ? 0.05 : 0.7) } = colours;
  const page = [paper, raised, tint];
  const inks = [paper, ink] as const;
  const [light, black] = dark ? [ink, paper] : [paper, ink];
  const onDeep = writtenOn(deep, inks);
  const danger = toldFrom(page, text, dark ? '#ff8a75' : '#b3261a', ink);
  const deeper = mix(deep, '#000000', 0.28);
  const [paper1, paper2, paper3, paper4, paper5, paper6] = papers;
  const inkMuted = toldFrom(page, text, mix(ink, paper, 0.28), ink);

  // On a dark page a slip of paper stays light, but is not quite white.
  const slip = dark ? mix(light, black, 0.06) : raised;
  const written = {
    paper: slip,
    onPaper: black,
    onPaperMuted: toldFrom([slip], text, mix(black, slip, 0.28), black),
    paperLine: mix(slip, black, 0.18),
    paperAccent: toldFrom([slip], text, accent, black),
    paperDanger: toldFrom([slip], text, '#b3261a', black),
  };

  const painted = defineTheme(
    {
      ink,
      paper,
      tint,
      deep,
      onDeep,
      accent,
      onAccent: writtenOn(accent, inks),
      spark,
      onSpark: writtenOn(spark, inks),
      danger,
      displayFont: own.font.display,
      textFont: own.font.text,
      corners: 'square',
      density: 'regular',
    },
    {
      color: {
        surfaceRaised: raised,
        surfaceDeeper: deeper,
        inkMuted,
        onDeepMuted: toldFrom([deep, deeper], text, mix(onDeep, deep, 0.24), onDeep),
        secondary,
        onSecondary: writtenOn(secondary, inks),
        action,
        onAction: writtenOn(action, inks),
        onDanger: writtenOn(danger, inks),
        controlEdge: toldFrom(page, edge, mix(paper, ink, 0.5), ink),
        focus: ink,
        focusEdge: paper,
        paper1,
        paper2,
        paper3,
        paper4,
        paper5,
        paper6,
      },
      street: { ...written, ...street },
    },
  );
  // A side as dark as a dark page could not be seen.
  const side = toldFrom([paper], edge, mix(action, '#000000', 0.35), ink);
  return {
    ...own,
    color: painted.color,
    street: painted.street,
    press: { ...own.press, side: dark ? side : mix(ink, '#000000', 0.2) },
    band: { ...own.band, ...band },
    shadow: { ...own.shadow, ...shadow },
  };
}
