import { useEffect } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { day, night } from '../packages/ui/src/theme/tokens/awning.ts';
import { docsTheme } from './docsTheme.ts';
import { findableIndex, isPageOfPiece, seen } from './search/findable.ts';

const brand = 'Awning UI';

/** Paints Storybook's frame in the toolbar's theme: a trade's theme is for its pages, and leaves the frame by day. */
function paint(theme: unknown) {
  const dark = theme === 'night';
  addons.setConfig({
    theme: {
      ...docsTheme(dark ? night : day),
      brandTitle: brand,
      brandImage: dark ? './awning-ui.svg#night' : './awning-ui.svg',
      brandUrl: './',
      brandTarget: '_self',
    },
    sidebar: { renderLabel: (item) => (isPageOfPiece(item) ? 'Docs' : item.name) },
  });
}

// Until the reader uses the toolbar, the address has the choice.
paint(/theme:(\w+)/.exec(decodeURIComponent(location.search))?.[1]);

/** Gives Storybook's search the words that people use, each time that it has read the index. */
function Findable() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  useEffect(() => {
    const findable = index && findableIndex(index);
    if (findable) void api.setIndex(findable);
  }, [api, index]);
  return null;
}

addons.register('awning', (api) => {
  addons.add('awning/findable', { type: types.TOOL, title: 'Findable', match: () => true, render: Findable });

  const follow = ({ globals }: { globals: { theme?: string } }) => paint(globals.theme);
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);

  // Storybook writes its own name into the tab at every step.
  const nameTab = () => {
    if (document.title.endsWith(brand)) return;
    const shown = api.getCurrentStoryData();
    const piece = shown && seen(shown.title).split('/').at(-1);
    const step = shown?.type === 'story' ? [seen(shown.name), piece] : [piece];
    document.title = [...step, brand].filter(Boolean).join(' · ');
  };
  new MutationObserver(nameTab).observe(document.head, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  nameTab();
});
