import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { asWithoutScript } from '../../../testing/asPrinted.ts';
import { Board } from '#storybook/Board';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Container } from '../../../primitives/index.ts';
import { adminItems, call, german, germanShop, labels, lights, signwriter } from './Navbar.fixtures.ts';
import { Navbar, type NavbarProps } from './Navbar.tsx';

const street = (
  <Container>
    {Array.from({ length: 60 }, (_, number) => (
      <p key={number}>
        <a href={`#door-${number}`}>Door {number + 1}</a>
      </p>
    ))}
  </Container>
);

const meta = preview.meta({
  component: Navbar,
  args: {
    brand: signwriter.brand,
    items: [{ label: 'Templates', href: '/templates' }],
    labels,
  },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'loading', 'open', 'closed', 'keyboard'],
  },
  render: (args) => (
    <>
      <Navbar {...args} />
      <main id="main" tabIndex={-1}>
        {street}
      </main>
    </>
  ),
});

const onPhone = { viewport: { value: 'mobile1' } };
const onDesktop = { viewport: { value: 'desktop' } };

// Testing Library knows no role of a `summary`.
const burgerOf = (canvasElement: HTMLElement) => canvasElement.querySelector('summary') as HTMLElement;
const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(burgerOf(canvasElement));
  const menu = await within(canvasElement).findByRole('navigation', { name: 'Menu' });
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  return menu;
};
const expectClosed = async (canvasElement: HTMLElement) => {
  await waitFor(() =>
    expect(within(canvasElement).queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument(),
  );
};

/** The least a shop needs: its name and one way on. */
export const Least = meta.story({ tags: ['least'], globals: onDesktop });

/** The board of an inner page: the current link is marked; a link that only a phone has room for stays off it. */
export const Usual = meta.story({
  tags: ['usual'],
  args: {
    ...signwriter,
    items: signwriter.items.map((item) => ({ ...item, current: item.href === '/templates' })),
  },
  globals: onDesktop,
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Services',
      'Templates',
      'Testimonies',
      'Contact Us',
    ]);
    await expect(main.getByRole('link', { current: 'page' })).toHaveAccessibleName('Templates');
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Instagram' })).toBeVisible();
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
  },
});

const out = { label: 'Log out', onClick: fn() };

/** A customer who is logged in: the login link has become a logout button. */
export const Customer = meta.story({
  tags: ['usual'],
  args: { ...signwriter, account: out },
  globals: onDesktop,
  beforeEach: () => {
    out.onClick.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(out.onClick).toHaveBeenCalledOnce();
    await asWithoutScript(async () => {
      await expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull();
    });
  },
});

/** The same on a phone: logging out closes the menu. */
export const CustomerOnPhone = Customer.extend({
  tags: ['open'],
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const menu = within(await open(canvasElement));
    await userEvent.click(menu.getByRole('button', { name: 'Log out' }));
    await expect(out.onClick).toHaveBeenCalledOnce();
    await expectClosed(canvasElement);
  },
});

/** One of the shop’s own people: the desk stands where Home was. */
export const Admin = Customer.extend({
  args: { items: adminItems },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(main.getAllByRole('link')[0]).toHaveAccessibleName('Dashboard');
    await expect(main.queryByRole('link', { name: 'Home' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
});

function Session(args: NavbarProps) {
  const [known, setKnown] = useState(false);
  return (
    <>
      <Navbar {...args} account={known ? out : args.account} />
      <main id="main">
        <Board tone="plain">
          <Button onClick={() => setKnown(true)}>The session answers</Button>
        </Board>
      </main>
    </>
  );
}

/** While it is unknown who is logged in, neither word is shown, and nothing moves when it comes. */
export const SessionLoading = meta.story({
  tags: ['loading'],
  args: { ...signwriter, account: { waiting: 'One moment' } },
  globals: onDesktop,
  render: (args) => <Session {...args} />,
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('banner')).getAllByText('One moment')[0]).toBeInTheDocument();
    await expect(canvas.queryByText('Log in')).toBeNull();
    const board = canvas.getByRole('banner');
    const before = board.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button', { name: 'The session answers' }));
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(canvas.queryByText('One moment')).toBeNull();
    await expect(board.getBoundingClientRect().height).toBe(before);
  },
});

/** Home: the awning is down until the visitor scrolls, and never so deep again. */
export const CanopyDown = meta.story({
  args: { ...signwriter, canopy: 'down' },
  globals: onDesktop,
  play: async ({ canvas }) => {
    const board = canvas.getByRole('banner');
    const down = board.getBoundingClientRect().bottom;
    window.scrollTo({ top: 400, behavior: 'instant' });
    await expect(board.getBoundingClientRect().bottom).toBeLessThan(down);
    await expect(canvas.getByRole('link', { name: 'Awning' }).getBoundingClientRect().top).toBeGreaterThan(0);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** On a phone the ways on stand behind a burger. */
export const Phone = meta.story({
  tags: ['closed'],
  args: signwriter,
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Menu')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

/** The phone's menu, open: everything the board leads to, and nothing of the page behind. */
export const PhoneMenuOpen = Phone.extend({
  tags: ['open'],
  play: async ({ canvas, canvasElement }) => {
    const menu = within(await open(canvasElement));
    await expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Services',
      'Templates',
      'Testimonies',
      'Contact Us',
      'Portfolio',
      'Log in',
    ]);
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    window.scrollTo({ top: 300, behavior: 'instant' });
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await expect(canvas.getByText('Door 1').closest('[inert]')).not.toBeNull();
  },
});

/** The one thing to do is a button, in one line, and every way on is in sight. */
export const PhoneWithAction = Phone.extend({
  args: { items: [call, ...signwriter.items], lights: { ...lights, onSwitch: fn() } },
  play: async ({ canvasElement }) => {
    const menu = within(await open(canvasElement));
    const [button, ...ways] = menu.getAllByRole('link');
    await expect(button).toHaveAccessibleName('Try it with your name');
    await expect(button!.clientHeight).toBeLessThan(60);
    for (const way of ways) await expect(way.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    const board = within(canvasElement).getByRole('banner');
    await expect(within(board).getAllByRole('link', { name: 'Try it with your name' })).toHaveLength(1);
  },
});

/** A tap beside the sheet puts it away. */
export const TapBeside = Phone.extend({
  tags: ['closed'],
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(document.elementFromPoint(8, 400)!);
    await expectClosed(canvasElement);
    await expect(canvas.getByText('Door 1').closest('[inert]')).toBeNull();
  },
});

function Walk(args: NavbarProps) {
  const [path, setPath] = useState('/templates');
  useEffect(() => {
    const goBack = () => setPath('/');
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);

  return (
    <>
      <Navbar {...args} path={path} />
      <main id="main">The page at {path}</main>
    </>
  );
}

/** The page changed in another way, by the browser's back button for example: the menu does not stay over it. */
export const AddressChanged = Phone.extend({
  tags: ['closed'],
  render: (args) => <Walk {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expectClosed(canvasElement);
    await expect(canvas.getByText('The page at /').closest('[inert]')).toBeNull();
  },
});

/** A link to a part below never leaves it under the board. */
export const FocusStaysInSight = meta.story({
  args: signwriter,
  globals: onDesktop,
  // Where the page comes to rest is what counts; a smooth scroll that the next one overtakes may rest anywhere.
  beforeEach: () => {
    const { style } = document.documentElement;
    style.scrollBehavior = 'auto';
    return () => style.removeProperty('scroll-behavior');
  },
  play: async ({ canvas }) => {
    window.scrollTo({ top: document.documentElement.scrollHeight });
    const board = canvas.getByRole('banner');
    for (const door of canvas.getAllByRole('link', { name: /^Door/ }).toReversed()) {
      door.focus();
      await expect(door.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        board.getBoundingClientRect().bottom,
      );
    }
  },
});

/** By keyboard alone: past the board, or into the menu and out again. */
export const KeyboardOnly = Phone.extend({
  tags: ['keyboard', 'open'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the shop' })).toHaveFocus();
    await expect(document.activeElement).toHaveAttribute('href', '#main');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Awning' })).toHaveFocus();
    await userEvent.tab();
    await expect(burgerOf(canvasElement)).toHaveFocus();

    const menu = within(await open(canvasElement));
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveFocus();
    // Round and round: from the last stop to the burger, which closes it, and back.
    await userEvent.tab({ shift: true });
    await expect(burgerOf(canvasElement)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'LinkedIn' })).toHaveFocus();
    await userEvent.tab();
    await expect(burgerOf(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectClosed(canvasElement);
    await expect(burgerOf(canvasElement)).toHaveFocus();
  },
});

/** German, for the owner, where a board has only just room: every part keeps to one line. */
export const OneLine = meta.story({
  tags: ['long-words'],
  args: germanShop,
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const ways = within(canvas.getByRole('navigation', { name: 'Hauptnavigation' })).getAllByRole('link');
    const lines = new Set(ways.map((way) => way.getBoundingClientRect().top));
    await expect([ways.length, lines.size]).toEqual([6, 1]);
    const account = canvas.getByRole('link', { name: 'Abmelden' });
    await expect(account.getClientRects()).toHaveLength(1);
    await expect(account.getBoundingClientRect().height).toBe(ways[0]?.getBoundingClientRect().height);
  },
});

/** Words three times as long, one of them endless: the board grows, nothing is cut. */
export const LongWords = meta.story({ tags: ['long-words'], args: german, globals: onDesktop });

/** The same on a phone, with the menu open. */
export const LongWordsOnPhone = meta.story({
  tags: ['long-words', 'open'],
  args: german,
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await userEvent.click(burgerOf(canvasElement));
    await within(canvasElement).findByRole('navigation', { name: 'Menü' });
  },
});

/** More links than a visitor reads. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...signwriter,
    items: Array.from({ length: 12 }, (_, number) => ({ label: `Aisle ${number + 1}`, href: `/${number}` })),
  },
  globals: onDesktop,
});

/** Nothing to lead to yet: the name alone. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Awning' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByText('Menu')).toBeNull();
  },
});

/** Where the visitor is busy, at the till for example: the name and the way back, on a phone without a menu. */
export const WayBack = meta.story({
  tags: ['least'],
  args: { items: [], account: { label: 'Back to the shop', href: '/templates' } },
  globals: onPhone,
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Back to the shop' });
    await expect(back.getBoundingClientRect().height).toBeLessThan(40);
    await expect(canvas.queryByText('Menu')).toBeNull();
  },
});

const onSwitch = fn();

/** A shop that can be seen by night as well: the switch stands beside the door. */
export const Lights = meta.story({
  tags: ['usual'],
  args: { ...signwriter, lights: { ...lights, onSwitch } },
  globals: onDesktop,
  play: async ({ canvas, userEvent: user }) => {
    onSwitch.mockClear();
    await user.click(canvas.getByRole('button', { name: /^Lights o/ }));
    await expect(onSwitch).toHaveBeenCalledOnce();
  },
});

/** On a phone it is in the sheet, where there is room for it. */
export const LightsOnPhone = Lights.extend({
  tags: ['open'],
  globals: onPhone,
  play: async ({ canvas, canvasElement }) => {
    onSwitch.mockClear();
    await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Lights o/ }));
    await expect(onSwitch).toHaveBeenCalledOnce();
    await expectClosed(canvasElement);
  },
});

/** What a business calls what it does. */
export const WordsOfTheTrade = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...signwriter,
    items: ['Solutions', 'Offerings', 'Insights', 'Engage'].map((label) => ({ label, href: `/${label}` })),
  },
});
