import { addons } from 'storybook/manager-api';
import { day, night } from '../packages/ui/src/theme/tokens/awning.ts';
import { docsTheme } from './docsTheme.ts';

const { matches: isDark } = matchMedia('(prefers-color-scheme: dark)');

addons.setConfig({
  theme: {
    ...docsTheme(isDark ? night : day),
    brandTitle: 'Awning UI',
    brandImage: './awning-ui.svg',
    brandUrl: './',
    brandTarget: '_self',
  },
});
