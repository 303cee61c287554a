import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import type { Plugin } from 'vite';
import { browsers } from '../packages/ui/browsers.mjs';
import { fromSource } from '../packages/ui/fromSource.mjs';
import { posts } from '../packages/content/posts.mjs';
import { readLibrary } from './library.ts';
import { pieces } from './props/pieces.ts';
import { readSections, sectionStories } from './sectionStates.ts';

const preview = fileURLToPath(new URL('.', import.meta.url));

/** Tells the guide's page of states what the stories say, as they are written. */
function sectionStates(): Plugin {
  const id = 'virtual:section-states';
  return {
    name: 'awning-section-states',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const sections = readSections();
      for (const file of sectionStories()) this.addWatchFile(file);
      return `export const sections = ${JSON.stringify(sections)};`;
    },
  };
}

/** Tells the guide's index what there is, as the folders and files say. */
function library(): Plugin {
  const id = 'virtual:library';
  return {
    name: 'awning-library',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const { shelves, drawers } = readLibrary();
      return `export const shelves = ${JSON.stringify(shelves)}; export const drawers = ${JSON.stringify(drawers)};`;
    },
  };
}

const files = '**/*.stories.tsx';

export default defineMain({
  framework: '@storybook/react-vite',
  staticDirs: ['./static', '../apps/site/public'],
  // What the sidebar's few roots hold. Below them it shows the folders.
  stories: [
    './promises/*.stories.tsx',
    { titlePrefix: 'Guide', directory: '../packages/ui/src/docs', files: '**/*.@(mdx|stories.tsx)' },
    { titlePrefix: 'Foundations', directory: '../packages/ui/src/primitives', files },
    { titlePrefix: 'Components', directory: '../packages/ui/src/components', files },
    { titlePrefix: 'Sections', directory: '../packages/ui/src/sections', files },
    { titlePrefix: 'Designs', directory: '../packages/templates/src', files },
    { titlePrefix: 'Shop', directory: '../apps/site/src', files },
    { titlePrefix: 'Shop/server', directory: '../apps/api/src/pages', files },
  ],
  addons: [
    // To note each story's own source, of which no test reads anything, takes as long as all else that is done to its file.
    { name: '@storybook/addon-docs', options: process.env['VITEST'] ? { csfPluginOptions: null } : {} },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // What a piece takes is read by the type checker: `pieces`.
  typescript: { reactDocgen: false },
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    return {
      ...config,
      build: { ...config.build, ...browsers },
      // For the compiler of styles that stand outside of the package.
      environments: fromSource.environments,
      ssr: fromSource.ssr,
      resolve: {
        ...config.resolve,
        ...fromSource.resolve,
        alias: [{ find: /^#storybook\//, replacement: preview }],
      },
      plugins: [
        ...(config.plugins ?? []),
        posts(),
        vanillaExtractPlugin(),
        sectionStates(),
        library(),
        // No test looks at a docs page.
        !process.env['VITEST'] && pieces(),
      ],
    };
  },
});
