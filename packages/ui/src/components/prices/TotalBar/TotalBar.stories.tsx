import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { makeFocusRoom } from '../../feedback/FocusRoom/FocusRoom.ts';
import { TotalBar } from './TotalBar.tsx';

const meta = preview.meta({
  component: TotalBar,
  args: { label: 'Total', total: '$374', action: { label: 'See receipt', href: '#receipt' as const } },
  globals: { viewport: { value: 'mobile1' } },
});

/** At the foot of a phone. */
export const OnAPhone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$374')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See receipt' })).toHaveAttribute('href', '#receipt');
  },
});

/** The last link of the page is not under the bar, however it is come to. */
export const AtTheEnd = meta.story({
  render: (args) => (
    <>
      <TotalBar {...args} />
      <div style={{ blockSize: '120vh' }} />
      <a href="#last">The last of all</a>
    </>
  ),
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: 'The last of all' });
    last.focus();
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const bar = canvas.getByRole('link', { name: 'See receipt' }).parentElement!;
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  },
});

/** On a desktop the receipt itself is in sight. */
export const OnADesktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$374')).not.toBeVisible();
  },
});

/** A notice takes the foot of the window: the bar makes way, but not from under the focus. */
export const BesideANotice = meta.story({
  render: (args) => (
    <>
      <TotalBar {...args} />
      <p data-notice style={{ position: 'fixed', inset: 'auto 0 0', blockSize: 120, margin: 0 }}>
        A notice
      </p>
      <a href="#next">Read on</a>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'See receipt' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const leave = makeFocusRoom(canvasElement.querySelector<HTMLElement>('[data-notice]')!);
    try {
      await expect(link).toHaveFocus();
      await expect(link).toBeVisible();
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 120);
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Read on' })).toHaveFocus();
      await expect(link).not.toBeVisible();
    } finally {
      leave();
    }
    await expect(link).toBeVisible();
  },
});

/** A sum and words that need their room. */
export const LongWords = meta.story({
  args: {
    label: 'Gesamtbetrag',
    total: '12.345,67 €',
    action: { label: 'Kassenbon ansehen', href: '#receipt' },
  },
  globals: { viewport: { value: 'narrow' } },
});
