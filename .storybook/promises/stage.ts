/** What a test browser lets a story try: other widths and a visitor's own colours. */
export interface Stage {
  setWidth(width: number): Promise<void>;
  forceColours(forced: boolean): Promise<void>;
}

// Windows' own high contrast is light on dark, which is the harder case for a theme drawn on white.
const forcedColours = [
  { name: 'forced-colors', value: 'active' },
  { name: 'prefers-color-scheme', value: 'dark' },
];

/** The test browser's stage; none in Storybook's own window, which belongs to whoever looks at it. */
export async function findStage(): Promise<Stage | undefined> {
  if (!('__vitest_browser__' in globalThis)) return undefined;
  const { page, cdp } = await import('vitest/browser');

  return {
    setWidth: (width) => page.viewport(width, window.innerHeight),
    forceColours: async (forced) => {
      await cdp().send('Emulation.setEmulatedMedia', { features: forced ? forcedColours : [] });
    },
  };
}
