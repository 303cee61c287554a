/** The settings of the test browser that a story can change. */
export interface Stage {
  /** Sets the width of the page; the story's own width by default. */
  setWidth(pixels?: number): void;
  /** Sets forced colours and less motion, or neither. */
  forceColours(forced: boolean): Promise<void>;
  /** Sets less motion alone. */
  stillMotion(stilled: boolean): Promise<void>;
}

// Windows' own high contrast is light on dark, which is the harder case for a theme drawn on white.
const forcedColours = [
  { name: 'forced-colors', value: 'active' },
  { name: 'prefers-color-scheme', value: 'dark' },
];

const lessMotion = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

/** Whether this is the test browser, which a story may change. */
export const isTestBrowser = '__vitest_browser__' in globalThis;

/** The test browser's stage. */
export async function findStage(): Promise<Stage> {
  const frame = window.frameElement as HTMLIFrameElement;
  const { cdp, server } = await import('vitest/browser');
  // Without a window on a screen nothing need be painted: that saves a fifth of a story's time.
  frame.style.visibility = server.config.browser.headless ? 'hidden' : '';

  const emulate = async (features: typeof lessMotion) => {
    await cdp().send('Emulation.setEmulatedMedia', { features });
  };

  return {
    setWidth: (pixels) => {
      frame.style.inlineSize = pixels ? `${pixels}px` : '';
    },
    forceColours: (forced) => emulate(forced ? [...forcedColours, ...lessMotion] : []),
    stillMotion: (stilled) => emulate(stilled ? lessMotion : []),
  };
}
