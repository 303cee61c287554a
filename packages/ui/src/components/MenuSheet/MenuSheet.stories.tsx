import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { MenuSheet } from './MenuSheet.tsx';

// A story that followed its own link would be gone.
const stay = (event: Event) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

const meta = preview.meta({
  component: MenuSheet,
  args: {
    labels: { menu: 'Menu', close: 'Close' },
    children: (
      <nav aria-label="Menu">
        <a href="/prices">Prices</a> <a href="/find-us">Find us</a>
      </nav>
    ),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <>
      <header>
        <a href="/">Hargreave & Son</a>
        <MenuSheet {...args} />
      </header>
      <main>
        <a href="/gallery">Our work</a>
      </main>
    </>
  ),
  beforeEach: () => {
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
});

// A `summary` has no role of its own that the library knows.
const burgerOf = (canvasElement: HTMLElement) => canvasElement.querySelector('summary')!;

async function open(canvasElement: HTMLElement) {
  await userEvent.click(burgerOf(canvasElement));
  const prices = await within(canvasElement).findByRole('link', { name: 'Prices' });
  await waitFor(() => expect(prices).toHaveFocus());
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
    await expect(getComputedStyle(close).color).toBe(getComputedStyle(links).color);
    await expect(close.getBoundingClientRect().bottom).toBeLessThan(links.getBoundingClientRect().top);
    for (const name of ['Our work', 'Hargreave & Son'])
      await expect(canvas.getByRole('link', { name }).closest('[inert]')).not.toBeNull();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  },
});

/** A tap beside it puts it away, and one is back at the burger. */
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

/** Opened before there was any script: it stays open, and from then on it minds the page behind. */
export const BeforeScript = meta.story({
  render: (args) => (
    <main>
      <a href="/gallery">Our work</a>
      <div dangerouslySetInnerHTML={{ __html: renderToString(<MenuSheet {...args} />) }} />
    </main>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const burger = burgerOf(canvasElement);
    await userEvent.click(burger);
    const prices = await canvas.findByRole('link', { name: 'Prices' });
    await expect(burger).toHaveFocus();

    const mismatch = fn();
    const page = burger.parentElement!.parentElement!;
    const root = hydrateRoot(page, <MenuSheet {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(prices).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expectClosed(canvasElement);
    await expect(mismatch).not.toHaveBeenCalled();
    root.unmount();
  },
});

/** By keyboard alone: in, round it both ways, and out to where one was. */
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
    children: (
      <nav aria-label="Menu">
        <a href="/prices">Prices</a>
        <ul>
          {Array.from({ length: 30 }, (_, aisle) => (
            <li key={aisle}>
              <a href={`/${aisle}`}>Aisle {aisle + 1}</a>
            </li>
          ))}
        </ul>
      </nav>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    const last = canvas.getByRole('link', { name: 'Aisle 30' });
    last.focus();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
});

/** Something to press puts it away as a link does. */
export const ButtonPressed = meta.story({
  args: {
    children: (
      <nav aria-label="Menu">
        <a href="/prices">Prices</a> <button type="button">Log out</button>
      </nav>
    ),
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
    children: (
      <nav aria-label="Menü">
        <a href="/preise">Preise</a>{' '}
        <a href="/v">Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung</a>
      </nav>
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
