import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Container, Heading, Section, Stack, Text } from '../../../primitives/index.ts';
import * as board from '../../../sections/frame/Navbar/Navbar.css.ts';
import { BoardItem, type BoardButton } from '../BoardItem/BoardItem.tsx';
import type { NavLink } from '../NavList/NavList.tsx';
import { ButtonLink } from '../../actions/Button/Button.tsx';
import { Cloth } from '../../shopfront/Cloth/Cloth.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { MenuSheet } from './MenuSheet.tsx';

// A story that followed its own link would be gone.
const stay = (event: Event) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

const menuOf = (label: string, ...items: (NavLink | BoardButton)[]) => (
  <nav aria-label={label}>
    <ul className={board.links.sheet}>
      {items.map((item) => (
        <li key={item.label}>
          <BoardItem place="sheet" item={item} />
        </li>
      ))}
    </ul>
  </nav>
);

const prices = { label: 'Prices', href: '/prices' };
const findUs = { label: 'Find us', href: '/find-us' };

/** The board a burger hangs on, over a page. */
const page = (burger: ReactNode) => (
  <>
    <header className={board.canopy.rolled}>
      <div className={board.fascia}>
        <Container>
          <div className={board.row}>
            <div className={board.brand}>
              <Wordmark name="Hargreave" href="/" />
            </div>
            {burger}
          </div>
        </Container>
      </div>
      <div className={board.cloth}>
        <Cloth size="canopy" />
      </div>
    </header>
    <main>
      <Section labelledBy="work">
        <Stack gap="large" align="start">
          <Heading id="work" level={1} size="xxlarge">
            Chairs, mended while you wait
          </Heading>
          <Text size="lead">Bring it in by nine and sit on it at noon.</Text>
          <ButtonLink href="/gallery" tone="action">
            Our work
          </ButtonLink>
        </Stack>
      </Section>
    </main>
  </>
);

const meta = preview.meta({
  component: MenuSheet,
  args: {
    labels: { menu: 'Menu', close: 'Close' },
    children: menuOf('Menu', prices, findUs),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => page(<MenuSheet {...args} />),
  beforeEach: () => {
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
});

// Testing Library knows no role of a `summary`.
const burgerOf = (canvasElement: HTMLElement) => canvasElement.querySelector('summary')!;

async function open(canvasElement: HTMLElement) {
  await userEvent.click(burgerOf(canvasElement));
  const first = await within(canvasElement).findByRole('link', { name: 'Prices' });
  await waitFor(() => expect(first).toHaveFocus());
}

async function expectClosed(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.queryByRole('link', { name: 'Prices' })).not.toBeInTheDocument());
  await expect(canvas.getByRole('link', { name: 'Our work' }).closest('[inert]')).toBeNull();
  await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
}

/** Behind its burger. */
export const Closed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Menu')).toBeVisible();
    await expectClosed(canvasElement);
  },
});

/** Let down over the page, which can then be neither reached nor scrolled. */
export const Open = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    const close = canvas.getByText('Close');
    const links = canvas.getByRole('navigation', { name: 'Menu' });
    await expect(close).toBeVisible();
    await expect(getComputedStyle(close).color).toBe(getComputedStyle(links).color);
    await expect(close.getBoundingClientRect().bottom).toBeLessThan(links.getBoundingClientRect().top);
    for (const name of ['Our work', 'Hargreave'])
      await expect(canvas.getByRole('link', { name }).closest('[inert]')).not.toBeNull();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  },
});

/** A tap beside it closes it, and the focus is back at the burger. */
export const TapBeside = meta.story({
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(document.elementFromPoint(8, 400)!);
    await expectClosed(canvasElement);
    await expect(burgerOf(canvasElement)).toHaveFocus();
  },
});

/** A chosen way on puts it away at once. */
export const LinkChosen = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Find us' }));
    await expectClosed(canvasElement);
  },
});

/** The phone was turned, and there is room for all the links: the sheet does not linger. */
export const ScreenGrown = meta.story({
  beforeEach: () => {
    spyOn(window, 'matchMedia');
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    for (const { value } of mocked(window.matchMedia).mock.results) value.dispatchEvent(new Event('change'));
    await expectClosed(canvasElement);
  },
});

/** Opened before any script loaded: it stays open, and from then on the page behind is inert. */
export const BeforeScript = meta.story({
  render: (args) =>
    page(<div dangerouslySetInnerHTML={{ __html: renderToString(<MenuSheet {...args} />) }} />),
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const burger = burgerOf(canvasElement);
    await userEvent.click(burger);
    const first = await canvas.findByRole('link', { name: 'Prices' });
    await expect(burger).toHaveFocus();

    const mismatch = fn();
    const place = burger.parentElement!.parentElement!;
    const root = hydrateRoot(place, <MenuSheet {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expectClosed(canvasElement);
    await expect(mismatch).not.toHaveBeenCalled();
    root.unmount();
  },
});

/** By keyboard alone: in, round it both ways, and out to where the focus was. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    const burger = burgerOf(canvasElement);
    await expect(burger).toHaveFocus();

    await open(canvasElement);
    await userEvent.tab({ shift: true });
    await expect(burger).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Find us' })).toHaveFocus();
    await userEvent.tab();
    await expect(burger).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Prices' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await expectClosed(canvasElement);
    await expect(burger).toHaveFocus();
  },
});

/** More ways on than a phone is tall: the sheet scrolls, and the page behind does not. */
export const Many = meta.story({
  args: {
    children: menuOf(
      'Menu',
      prices,
      ...Array.from({ length: 30 }, (_, aisle) => ({ label: `Aisle ${aisle + 1}`, href: `/${aisle}` })),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    const last = canvas.getByRole('link', { name: 'Aisle 30' });
    last.focus();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
});

/** A button closes it as a link does. */
export const ButtonPressed = meta.story({
  args: {
    children: menuOf('Menu', prices, { label: 'Log out', onClick: fn() }),
  },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectClosed(canvasElement);
  },
});

/** German, a word without end, the narrowest phone, open. */
export const LongWords = meta.story({
  args: {
    labels: { menu: 'Hauptnavigationsmenü', close: 'Menü schließen' },
    children: menuOf(
      'Menü',
      { label: 'Preise', href: '/preise' },
      { label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung', href: '/v' },
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(burgerOf(canvasElement));
    await expect(await canvas.findByRole('link', { name: 'Preise' })).toBeVisible();
    const endless = canvas.getByRole('link', { name: /^Grundstück/ }).getBoundingClientRect();
    await expect(endless.right).toBeLessThan(window.innerWidth);
  },
});
