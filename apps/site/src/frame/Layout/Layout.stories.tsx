import { LiveText } from '@awning/ui/components/LiveText';
import { Container, Heading, Section, Text } from '@awning/ui/primitives';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { Layout } from './Layout.tsx';

const meta = preview.meta({
  component: Layout,
  args: {
    path: '/templates',
    footer: <SiteFooter year={2026} />,
    viewer: 'guest' as const,
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

const onLaptop = { viewport: { value: 'laptop' } };

// Beside each other, where a board has only just room for them.
async function expectOneLine(canvas: ReturnType<typeof within>, names: readonly string[]) {
  const ways = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  await expect(ways.map(({ textContent }) => textContent)).toEqual(names);
  await expect(new Set(ways.map((way) => way.getBoundingClientRect().top)).size).toBe(1);
}

/** A page that ends with words of no section leaves room before the footer. */
export const EndsWithWords = meta.story({
  args: {
    // As on the built page, whose footer is set into what the server has drawn.
    footer: (
      <div>
        <SiteFooter year={2026} />
      </div>
    ),
    children: (
      <>
        <Container width="prose">
          <Text>Bought without an account?</Text>
        </Container>
        <LiveText>A word about cookies</LiveText>
        <section tabIndex={-1} aria-label="A word about cookies" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByText('Bought without an account?').getBoundingClientRect();
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().top - bottom).toBeGreaterThan(60);
  },
});

/** Any page but home: the awning is rolled up. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Templates');
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: 'Ask for a quote' })).toBeVisible();
  },
});

/** Home: the awning is down. */
export const Home = meta.story({ args: { path: '/' } });

/** On a phone the sheet begins with the way to buy, and everything else follows. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Menu'));
    const sheet = within(await canvas.findByRole('navigation', { name: 'Menu' }));
    await expect(sheet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Try it with your name',
      'Templates',
      'Pricing',
      'Home',
      'Services',
      'Testimonies',
      'Contact Us',
      'Portfolio',
      'Blog',
      'Log in',
    ]);
    await expect(sheet.getByRole('link', { name: 'Try it with your name' })).toHaveAttribute(
      'href',
      '/try/barbershop-classic',
    );
  },
});

/** At the till there is one way back, and the small print under it. */
export const AtTheTill = meta.story({
  args: { path: '/checkout', footer: <SiteFooter year={2026} slim /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute(
      'href',
      '/templates',
    );
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: 'Refunds' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'hello@awning.example' })).toBeVisible();
    await expect(footer.queryByRole('link', { name: 'Services' })).not.toBeInTheDocument();
  },
});

/** A customer who is logged in: the way to their account, and the way out. */
export const Customer = meta.story({
  args: { viewer: 'customer', onLogOut: fn(), onToggleTheme: fn() },
  globals: onLaptop,
  play: async ({ canvas, args, userEvent }) => {
    const main = ['Templates', 'Pricing', 'Home', 'Services', 'Testimonies', 'Contact Us', 'Your account'];
    await expectOneLine(canvas, main);
    await expect(canvas.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});

/** The shop's owner: the way to the desk instead of the front door. */
export const Admin = meta.story({
  args: { viewer: 'admin', onLogOut: fn(), onToggleTheme: fn() },
  globals: onLaptop,
  play: async ({ canvas }) => {
    const main = ['Templates', 'Pricing', 'Dashboard', 'Services', 'Testimonies', 'Contact Us'];
    await expectOneLine(canvas, main);
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
  },
});
