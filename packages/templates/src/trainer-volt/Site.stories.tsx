import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { addressesUnder } from '../siteAddress.ts';
import { site } from './Site.tsx';

const meta = preview.meta({
  component: site.Page,
  args: { slug: '', href: addressesUnder('/demos/trainer-volt/') },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const onAPhone = { globals: { viewport: { value: 'mobile1' } } };

/** What a visitor meets first: a word held overhead, then everything in numbers. */
export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Strong is a skill' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book the free one' })).toHaveAttribute(
      'href',
      '/demos/trainer-volt/start/',
    );
  },
});
export const HomeOnAPhone = Home.extend(onAPhone);
