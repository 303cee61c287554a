import type { RunOptions } from 'axe-core';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview, type StoryContext } from '@storybook/react-vite';
import { lazy, StrictMode, Suspense, useLayoutEffect } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import '../packages/ui/src/theme/reset.css.ts';
import '../packages/ui/src/theme/fonts/bricolage.css.ts';
import { classesOf, themes } from '../packages/ui/src/docs/themes.ts';
import { argTypesOf } from './props/argTypesOf.ts';
import { axeRules } from './axeRules.ts';
import { designThemeOf } from './designThemes.ts';
import { DocsPage } from './DocsPage.tsx';
import { expectInvariants, hearComplaints } from './invariants.ts';
import { modes } from './modes.ts';
import { isTestBrowser } from './promises/stage.ts';
import { writeSource } from './props/writeSource.ts';

// As long as a visitor would wait: the default of one second suits only an idle machine.
configure({ asyncUtilTimeout: 30_000 });

// Half of axe's work is to describe the checks that pass, and a test does not read that.
const told: RunOptions = isTestBrowser ? { resultTypes: ['violations', 'incomplete'] } : {};

// The first addon is the last to check a story, so it need not put the page back in order for another.
const promises = definePreviewAddon({ beforeEach: hearComplaints, afterEach: expectInvariants });

// Stories are fetched without it.
const PiecePage = lazy(() =>
  import('./piecePage/PiecePage.tsx').then((module) => ({ default: module.PiecePage })),
);

export default definePreview({
  addons: [promises, addonA11y(), addonDocs()],
  tags: ['autodocs'],
  argTypesEnhancers: [
    ({ component, initialArgs, argTypes }) => argTypesOf(component, initialArgs) ?? argTypes,
  ],
  parameters: {
    a11y: { test: 'error', config: { rules: axeRules }, options: told },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    docs: {
      container: DocsPage,
      source: {
        // As in an editor, by day too; at night a light one would glare.
        dark: true,
        transform: async (code: string, story: StoryContext) => {
          // Not while the block is rendered: the hooks of a story would count as its own.
          await Promise.resolve();
          return writeSource({ ...story, render: () => story.originalStoryFn(story.args, story) }) ?? code;
        },
      },
      page: () => (
        <Suspense>
          <PiecePage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Welcome',
            'What there is',
            'A whole site',
            'Install and use',
            'Beside other styles',
            'Theming',
            'Tokens',
            'Making a theme',
            'Writing a section',
            'Voice and tone',
            'Accessibility',
            'States',
            'Pictures of every story',
          ],
          'Foundations',
          'Components',
          'Sections',
          'Designs',
          'Shop',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow phone, 320', styles: { width: '320px', height: '640px' } },
        mobile1: { name: 'Phone, 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Small laptop, 1024', styles: { width: '1024px', height: '700px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: Object.keys(themes), dynamicTitle: true },
    },
    direction: {
      description: 'Writing direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'day', direction: 'ltr' },
  decorators: [
    (Story, { globals, title }) => {
      const { theme } = globals;
      const design = designThemeOf(title);
      const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
      // On the root, so that a portal is themed too.
      useLayoutEffect(() => {
        const root = document.documentElement;
        root.dir = direction;
        root.lang = 'en-GB';
        root.classList.add(...classesOf(theme));
        return () => root.classList.remove(...classesOf(theme));
      }, [theme, direction]);
      const story = design ? (
        <div className={design}>
          <Story />
        </div>
      ) : (
        <Story />
      );
      // Developers run their apps in it, and it starts every effect twice.
      return <StrictMode>{story}</StrictMode>;
    },
  ],
});
