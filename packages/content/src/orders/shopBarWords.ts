/** What is said over a demo. */
export const shopBarWords = {
  colours: 'Other colours',
  colour: (palette: string) => `Try it in the colours “${palette}”`,
} as const;
