import { contrast } from './colour.ts';
import type { ThemeTokens } from './defineTheme.ts';
import { grounds, type Ground, type GroundName } from './grounds.ts';

/** Two colours that must be told apart, and by how much. */
interface Pair {
  /** Names the pair for the reader of the fault. */
  name: string;
  /** Any one of these will do: the focus ring is two rings, so that one of them stands out. */
  inks: readonly string[];
  surface: string;
  least: number;
}

// WCAG 2.2 AA: 1.4.3 for text, large text; 1.4.11 for the edges of controls and for focus.
const text = 4.5;
const large = 3;
const edge = 3;

const pair = (name: string, ink: string, surface: string, least: number): Pair => ({
  name,
  inks: [ink],
  surface,
  least,
});

/** Every pair of a theme's colours that meet on a page. */
function pairsOf({ color, street }: ThemeTokens): readonly Pair[] {
  const onGrounds = (Object.keys(grounds) as GroundName[]).flatMap((name) => {
    const { surface, ink, inkMuted, bright, action, onAction }: Ground = grounds[name];
    return [
      pair(`ink on ${name}`, color[ink], color[surface], text),
      pair(`muted ink on ${name}`, color[inkMuted], color[surface], text),
      // On a painted board it may be small: the name over the door is.
      pair(`bright lettering on ${name}`, color[bright], color[surface], name === 'deep' ? text : large),
      pair(`the action’s words on ${name}`, color[onAction], color[action], text),
      {
        name: `focus on ${name}`,
        inks: [color.focus, color.focusEdge],
        surface: color[surface],
        least: edge,
      },
    ];
  });

  const fillable = (['surface', 'surfaceRaised', 'surfaceTint'] as const).flatMap((surface) => [
    pair(`controlEdge on ${surface}`, color.controlEdge, color[surface], edge),
    pair(`danger on ${surface}`, color.danger, color[surface], text),
  ]);

  return [
    ...onGrounds,
    ...fillable,
    pair('onDanger on danger', color.onDanger, color.danger, text),
    pair('onDeep on surfaceDeeper', color.onDeep, color.surfaceDeeper, text),
    pair('onDeepMuted on surfaceDeeper', color.onDeepMuted, color.surfaceDeeper, text),
    pair('onPaper on paper', street.onPaper, street.paper, text),
    pair('onPaperMuted on paper', street.onPaperMuted, street.paper, text),
    pair('paperAccent on paper', street.paperAccent, street.paper, edge),
    pair('paperDanger on paper', street.paperDanger, street.paper, text),
    pair('numerals on cut paper', color.paper5, color.paper4, large),
    { name: 'focus on paper', inks: [color.focus, color.focusEdge], surface: street.paper, least: edge },
  ];
}

/** The pairs that a theme's visitors could not tell apart, each with its contrast and the contrast it needs. */
export function findContrastFaults(tokens: ThemeTokens): readonly string[] {
  return pairsOf(tokens).flatMap(({ name, inks, surface, least }) => {
    const reached = Math.max(...inks.map((ink) => contrast(ink, surface)));
    return reached < least
      ? [`${name}: ${reached.toFixed(2)} of ${least} (${inks.join(' or ')} on ${surface})`]
      : [];
  });
}
