import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

export interface Toolbar {
  theme?: string;
  direction?: string;
}

// Until the reader uses the toolbar, the address has the choice.
function readAddress(): Toolbar {
  const address = decodeURIComponent(location.search);
  return Object.fromEntries(
    [...address.matchAll(/\b(theme|direction):(\w+)/g)].map(([, name, choice]) => [name, choice]),
  );
}

// A page of the guide has no story to ask.
function readChosen({ componentStories, getStoryContext }: DocsContextProps): Toolbar | undefined {
  const [story] = componentStories();
  return story && getStoryContext({ ...story, storyGlobals: {} }).globals;
}

/** The choices in the toolbar, without those that a story makes for itself. */
export function useToolbar(context: DocsContextProps): Toolbar {
  const [chosen, setChosen] = useState(() => readChosen(context) ?? readAddress());

  useEffect(() => {
    // The stories in frames send these events too, each with its own values: only the page's count.
    const follow = ({ userGlobals }: { userGlobals: Toolbar }) =>
      setChosen(readChosen(context) ?? userGlobals);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context]);

  return chosen;
}
