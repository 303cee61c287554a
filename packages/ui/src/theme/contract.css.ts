import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Everything a brand may change. Components read these names and no others,
 * so a new brand is a new set of values and never a new stylesheet.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page. */
      surface: null,
      /** Things that lie on the page: cards, fields. */
      surfaceRaised: null,
      /** A quiet band across the page. */
      surfaceTint: null,
      /** A painted board: headers, signs, footers. */
      surfaceDeep: null,
      /** The board's edge, or a board on a board. */
      surfaceDeeper: null,
      ink: null,
      inkMuted: null,
      onDeep: null,
      onDeepMuted: null,
      /** Large lettering, numerals and marks on a painted ground; on the page itself that is the accent. */
      onDeepBright: null,
      accent: null,
      onAccent: null,
      onAccentBright: null,
      /** A ground of its own beside the accent: hours, facts. */
      secondary: null,
      onSecondary: null,
      onSecondaryBright: null,
      /** One bright thing a screen: tickets, the action we hope for. */
      spark: null,
      onSpark: null,
      /** The action we hope for, where it stands on the page itself. */
      action: null,
      onAction: null,
      danger: null,
      onDanger: null,
      line: null,
      /** The edge of anything that can be filled in or ticked: 3:1 against its surface. */
      controlEdge: null,
      focus: null,
      /** Goes round the focus ring, so that one of the two stands out on any ground. */
      focusEdge: null,
      /** Cut paper, for illustrations alone: every drawing recolours with the theme. */
      paper1: null,
      paper2: null,
      paper3: null,
      paper4: null,
      paper5: null,
      paper6: null,
    },
    /** Street furniture: things that are painted and stay what they are by day and by night. */
    street: {
      clothA: null,
      clothB: null,
      clothPipe: null,
      paper: null,
      onPaper: null,
      onPaperMuted: null,
      paperLine: null,
      /** Marks on paper: a shop's stamp, a tick. */
      paperAccent: null,
      /** What went wrong, written on paper. */
      paperDanger: null,
      iron: null,
      sill: null,
      sillEdge: null,
      pane: null,
      pavement: null,
      kerb: null,
    },
    font: {
      display: null,
      text: null,
      figures: null,
      /** On buttons: the display face, unless that is one to be read from across the street. */
      control: null,
      controlWeight: null,
      /** Numbers that are looked up: opening times. */
      numerals: null,
      /** How much larger than the words beside them those numbers are drawn: 1 is as large. */
      numeralScale: null,
      displayWeight: null,
      displayCase: null,
      displayLeading: null,
      displayTracking: null,
      /** How much larger or smaller than usual the display face must be drawn: 1 is usual. */
      displayScale: null,
    },
    /** Drawn lines: width and style. The ground they lie on lends the colour. */
    stroke: {
      /** Between the rows of a list. */
      hair: null,
      /** Under a heading, round an answer. */
      rule: null,
      /** Round a card, a form, a picture. */
      frame: null,
      /** The painted line inside a board's edge. */
      board: null,
      /** From a name to its price. */
      leader: null,
    },
    press: {
      /** How a button stands off the page: the way it goes down when pressed, and the width of its edge. */
      x: null,
      y: null,
      edge: null,
      /** The side of a bright one, which a dark page would swallow were it as dark. */
      side: null,
    },
    /** A strip of the brand's own pattern, along the top of a form or the footer. */
    band: { picture: null, size: null },
    radius: { control: null, card: null },
    /** How paper is cut. */
    cut: {
      /** Three `clip-path`s for pictures, slips and notes, so that no two neighbours are cut alike; `none` is straight. */
      first: null,
      second: null,
      third: null,
      /** The same for a scrap of paper: a price stuck over a corner. */
      scrap: null,
      /** How far from upright a slip of paper may lie. */
      tilt: null,
    },
    shadow: {
      /** Short and hard, like noon, and only under things one can pick up. */
      lift: null,
      liftLarge: null,
      /** Behind sign-painters' letters. */
      letter: null,
      /** The same where they stand on paint. */
      letterOnPaint: null,
      /** Round a lit window. */
      glow: null,
      /** The colour a thing casts. */
      cast: null,
    },
    /** Pools of light on a board; a transparent picture by day. */
    lamps: null,
    /** Whether words for the day and for the night are there: `inline`, or `none`. */
    hours: { day: null, night: null },
    rhythm: { section: null, gutter: null },
    measure: { content: null },
  },
  (_value, path) => `ui-${path.join('-')}`,
);
