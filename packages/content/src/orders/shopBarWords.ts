/** The words over a demo. */
export const shopBarWords = {
  colours: 'Other colours',
  /** The same over the circles, where there is room for one short word. */
  coloursSeen: 'Colours',
  colour: (palette: string) => `Try it in the colours “${palette}”`,
} as const;
