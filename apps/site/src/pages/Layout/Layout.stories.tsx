import { Heading, Section } from '@awning/ui/primitives';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Layout } from './Layout.tsx';

const meta = preview.meta({
  component: Layout,
  args: {
    path: '/templates',
    year: 2026,
    trades: [{ label: 'Barbershop', href: '/templates/barbershop' }],
    children: (
      <Section labelledBy="heading">
        <Heading id="heading" level={1} size="page">
          A page
        </Heading>
      </Section>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

/** Any page but home: the awning is rolled up. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Templates');
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: 'Barbershop' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:hello@awning.example',
    );
  },
});

/** Home: the awning is down. */
export const Home = meta.story({ args: { path: '/' } });
