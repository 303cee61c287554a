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

/** Gives the guide's page of states the states in the stories, as they are written. */
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

/** Gives the guide's index the pieces, as the folders and files have them. */
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
  // The contents of the sidebar's few roots. Below them it shows the folders.
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
    // Noting each story's own source, which no test reads, takes as long as all other work on its file.
    { name: '@storybook/addon-docs', options: process.env['VITEST'] ? { csfPluginOptions: null } : {} },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The type checker reads the props of a piece: `pieces`.
  typescript: { reactDocgen: false },
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    return {
      ...config,
      build: { ...config.build, ...browsers },
      // For the compiler of styles outside the package.
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
