import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ButtonLink } from '../../actions/Button/Button.tsx';
import { makeFocusRoom } from '../../feedback/FocusRoom/FocusRoom.ts';
import { BuyBar } from './BuyBar.tsx';

const meta = preview.meta({
  component: BuyBar,
  args: {
    name: 'Barbershop Classic',
    price: '$299',
    order: { label: 'Order', href: '/checkout?templateId=barbershop-classic' },
    tryOn: { label: 'Try it', href: '/try/barbershop-classic' },
    label: 'Buy Barbershop Classic',
    children: (
      <>
        <ButtonLink href="/checkout?templateId=barbershop-classic">Order this website</ButtonLink>
        <div style={{ blockSize: '300vh' }} />
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1' } },
});

const onScreen = (element: HTMLElement) => element.getBoundingClientRect().top < innerHeight;

/** On a phone: the price, a link to try it, a link to buy it; it comes once the button to buy at the top has gone. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('complementary', { name: 'Buy Barbershop Classic' });
    await expect(onScreen(bar)).toBe(false);
    window.scrollTo({ top: innerHeight, behavior: 'instant' });
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeCloseTo(innerHeight, 0));
    await expect(bar).toBeVisible();
    await expect(canvas.getByText('$299')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Order' })).toHaveAttribute(
      'href',
      '/checkout?templateId=barbershop-classic',
    );
    await expect(canvas.getByRole('link', { name: 'Try it' })).toHaveAttribute(
      'href',
      '/try/barbershop-classic',
    );
  },
});

/** On a tablet there is room for the name. */
export const OnATablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Barbershop Classic')).toBeVisible();
  },
});

/** On a desktop the button to buy stays in sight. */
export const OnADesktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$299')).not.toBeVisible();
  },
});

/** Under a page: an element with the focus is never under the bar. */
export const UnderAPage = meta.story({
  render: (args) => (
    <BuyBar {...args}>
      {Array.from({ length: 24 }, (_, place) => (
        <p key={place} style={{ marginBlock: 0, paddingBlock: 70 }}>
          <a href={`#${place}`}>Line {place + 1}</a>
        </p>
      ))}
    </BuyBar>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('complementary');
    for (const line of canvas.getAllByRole('link', { name: /^Line/ })) {
      line.focus({ preventScroll: true });
      line.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      await expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    }
  },
});

/** A notice takes the foot of the window: the bar stands on it. */
export const OnANotice = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <>
      <p data-notice style={{ position: 'fixed', inset: 'auto 0 0', blockSize: 120, margin: 0 }}>
        A notice
      </p>
      <BuyBar {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const order = canvas.getByRole('link', { name: 'Order' });
    window.scrollTo({ top: innerHeight, behavior: 'instant' });
    const leave = makeFocusRoom(canvasElement.querySelector<HTMLElement>('[data-notice]')!);
    try {
      await expect(order).toBeVisible();
      await expect(order.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 120);
      await expect(order.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 150);
    } finally {
      leave();
    }
  },
});

/** On a low phone it makes way, but not while it has the focus. */
export const BesideANotice = OnANotice.extend({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const order = canvas.getByRole('link', { name: 'Order' });
    order.focus();
    const leave = makeFocusRoom(canvasElement.querySelector<HTMLElement>('[data-notice]')!);
    try {
      await expect(order.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 120);
      order.blur();
      await expect(order).not.toBeVisible();
    } finally {
      leave();
    }
    await expect(order).toBeVisible();
  },
});

/** Long words and a long price. */
export const LongWords = meta.story({
  args: {
    name: 'Grundstücksverkehrsgenehmigung',
    price: '12.345,67 €',
    order: { label: 'Bestellen', href: '#order' },
    tryOn: { label: 'Ansehen', href: '#try' },
  },
  globals: { viewport: { value: 'narrow' } },
});
