import type { ThemeTokens } from './defineTheme.ts';

type ColorName = keyof ThemeTokens['color'];
type LetterName = Extract<keyof ThemeTokens['shadow'], `letter${string}`>;

/** Which of the theme's colours stand on a ground, by the part they play there. */
export interface Ground {
  surface: ColorName;
  ink: ColorName;
  inkMuted: ColorName;
  /** Large lettering, numerals and marks; too faint for small words on any ground but `deep`. */
  bright: ColorName;
  /** The shade behind sign-painters' letters; none where it could not be told from them. */
  letter?: LetterName;
  /** Hairlines; where none is named, one is mixed from ink and surface. */
  line?: ColorName;
  /** The button we hope for. */
  action: ColorName;
  onAction: ColorName;
}

const page = {
  ink: 'ink',
  inkMuted: 'inkMuted',
  bright: 'accent',
  action: 'action',
  onAction: 'onAction',
  letter: 'letter',
} as const;
const painted = { action: 'spark', onAction: 'onSpark', letter: 'letterOnPaint' } as const;

/** Everything a block of a page can stand on. */
export const grounds = {
  /** The page itself. */
  plain: { ...page, surface: 'surface', line: 'line' },
  /** Cards, forms and slips of paper that lie on the page. */
  raised: { ...page, surface: 'surfaceRaised', line: 'line' },
  /** Sets a block off from its neighbours. */
  tint: { ...page, surface: 'surfaceTint' },
  /** A painted board. */
  deep: {
    ...painted,
    surface: 'surfaceDeep',
    ink: 'onDeep',
    inkMuted: 'onDeepMuted',
    bright: 'onDeepBright',
  },
  accent: { ...painted, surface: 'accent', ink: 'onAccent', inkMuted: 'onAccent', bright: 'onAccentBright' },
  secondary: {
    ...painted,
    surface: 'secondary',
    ink: 'onSecondary',
    inkMuted: 'onSecondary',
    bright: 'onSecondaryBright',
  },
  /** The one bright band a page can bear. */
  spark: {
    surface: 'spark',
    ink: 'onSpark',
    inkMuted: 'onSpark',
    bright: 'onSpark',
    action: 'surfaceDeep',
    onAction: 'onDeep',
  },
} as const satisfies Record<string, Ground>;

export type GroundName = keyof typeof grounds;
