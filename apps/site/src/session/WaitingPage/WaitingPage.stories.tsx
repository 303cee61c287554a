import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { WaitingPage } from './WaitingPage.tsx';

const meta = preview.meta({
  component: WaitingPage,
  args: { homeHref: '/', catalogueHref: '/templates' },
  parameters: { layout: 'fullscreen' },
});

/** Until it is known who is here. */
export const Loading = meta.story({
  // It types on.
  tags: ['unsteady'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your experience...');
  },
});

/** Without script it stays unknown who is here: the page says so, and where the visitor can go all the same. */
export const WithoutScript = meta.story({
  render: (args) => {
    const html = renderToString(<WaitingPage {...args} />);
    const [, said = ''] = /<noscript>(.*)<\/noscript>/s.exec(html) ?? [];
    return <div dangerouslySetInnerHTML={{ __html: said }} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This door opens with JavaScript',
    );
    await expect(canvas.getByRole('link', { name: 'Look at the templates' })).toHaveAttribute(
      'href',
      '/templates',
    );
  },
});
