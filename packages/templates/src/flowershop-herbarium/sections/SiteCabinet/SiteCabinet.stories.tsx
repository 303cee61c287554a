import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { SiteCabinet } from './SiteCabinet.tsx';

const link = (label: string) => ({ label, href: `/${label.toLowerCase().replaceAll(' ', '-')}` });

const meta = preview.meta({
  component: SiteCabinet,
  args: {
    name: 'Ottoline',
    homeHref: '/',
    nav: { label: 'Main', links: ['Buttons', 'Thread', 'Find us'].map(link) },
    index: { label: 'In the drawers', links: [link('Horn')] },
    labels: { skip: 'Skip to the page' },
    children: <main id="main" />,
  },
  parameters: { layout: 'fullscreen', states: ['keyboard'] },
  globals: { viewport: { value: 'desktop' } },
});

/** Walked through by keyboard alone: the pages, then what is on this one. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Skip to the page', 'Ottoline', 'Buttons', 'Thread', 'Find us', 'Horn']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});
