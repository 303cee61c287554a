/** What a test browser lets a story try. */
export interface Stage {
  /** Lays the page out as wide as this; as wide as the story asked for where nothing is said. */
  setWidth(pixels?: number): void;
  forceColours(forced: boolean): Promise<void>;
}

// Windows' own high contrast is light on dark, which is the harder case for a theme drawn on white.
const forcedColours = [
  { name: 'forced-colors', value: 'active' },
  { name: 'prefers-color-scheme', value: 'dark' },
];

/** Whether this is the test browser, which is ours to turn about. */
export const isTestBrowser = '__vitest_browser__' in globalThis;

/** The test browser's stage. */
export async function findStage(): Promise<Stage> {
  const frame = window.frameElement as HTMLIFrameElement;
  const { cdp, server } = await import('vitest/browser');
  // What nobody watches need not be painted: a fifth of a story's time.
  frame.style.visibility = server.config.browser.headless ? 'hidden' : '';

  return {
    setWidth: (pixels) => {
      frame.style.inlineSize = pixels ? `${pixels}px` : '';
    },
    forceColours: async (forced) => {
      await cdp().send('Emulation.setEmulatedMedia', { features: forced ? forcedColours : [] });
    },
  };
}
