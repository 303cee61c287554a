import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { fromSource } from '../scripts/fromSource.mjs';

const preview = fileURLToPath(new URL('.', import.meta.url));

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/templates/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    return {
      ...config,
      resolve: {
        ...config.resolve,
        ...fromSource.resolve,
        alias: [{ find: /^#storybook\//, replacement: preview }],
      },
      plugins: [...(config.plugins ?? []), vanillaExtractPlugin()],
    };
  },
});
