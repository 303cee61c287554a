import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from '../../../primitives/index.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { makeFocusRoom } from '../../feedback/FocusRoom/FocusRoom.ts';
import { TotalBar } from './TotalBar.tsx';

const meta = preview.meta({
  component: TotalBar,
  args: { label: 'Total', total: '$374', children: <Button tone="spark">Pay by card</Button> },
  decorators: (Story) => (
    <Container>
      <Story />
    </Container>
  ),
  globals: { viewport: { value: 'mobile1' } },
});

/** At the foot of a phone, with what is to be known first. */
export const OnAPhone = meta.story({
  args: { note: 'You pay on the next page.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You pay on the next page.')).toBeVisible();
    await expect(canvas.getByText('$374')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay by card' })).toBeVisible();
  },
});

/** In a form that is longer than the phone: the bar stays, and lies over nothing that has the focus. */
export const UnderAForm = meta.story({
  render: (args) => (
    <div>
      {Array.from({ length: 12 }, (_, place) => (
        <p key={place} style={{ marginBlock: 0, paddingBlock: 70 }}>
          <a href={`#${place}`}>Line {place + 1}</a>
        </p>
      ))}
      <TotalBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: 'Pay by card' });
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    for (const line of canvas.getAllByRole('link', { name: /^Line/ })) {
      line.focus({ preventScroll: true });
      line.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { top } = pay.parentElement!.getBoundingClientRect();
      await expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    }
  },
});

/** On a desktop the receipt is in sight: the button alone. */
export const OnADesktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$374')).not.toBeVisible();
    const pay = canvas.getByRole('button', { name: 'Pay by card' });
    // As wide as the receipt over it.
    await expect(pay.getBoundingClientRect().width).toBe(pay.parentElement!.getBoundingClientRect().width);
  },
});

/** A notice takes the foot of the window: the bar stands on it. */
export const OnANotice = meta.story({
  render: (args) => (
    <>
      <p data-notice style={{ position: 'fixed', inset: 'auto 0 0', blockSize: 120, margin: 0 }}>
        A notice
      </p>
      <div>
        <div style={{ blockSize: '150vh' }} />
        <TotalBar {...args} />
      </div>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const pay = canvas.getByRole('button', { name: 'Pay by card' });
    const leave = makeFocusRoom(canvasElement.querySelector<HTMLElement>('[data-notice]')!);
    try {
      const { bottom } = pay.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(innerHeight - 120);
      await expect(bottom).toBeGreaterThan(innerHeight - 140);
    } finally {
      leave();
    }
  },
});

/** On a low phone there is no room for both: the bar waits at the end of the form, but not while it has the focus. */
export const BesideANotice = OnANotice.extend({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const pay = canvas.getByRole('button', { name: 'Pay by card' });
    const bottom = () => pay.getBoundingClientRect().bottom;
    pay.focus({ preventScroll: true });
    const leave = makeFocusRoom(canvasElement.querySelector<HTMLElement>('[data-notice]')!);
    try {
      await expect(bottom()).toBeLessThanOrEqual(innerHeight - 120);
      pay.blur();
      await expect(bottom()).toBeGreaterThan(innerHeight);
    } finally {
      leave();
    }
    await expect(bottom()).toBeLessThanOrEqual(innerHeight);
  },
});

/** A long sum and long words. */
export const LongWords = meta.story({
  args: {
    label: 'Gesamtbetrag',
    total: '12.345,67 €',
    children: <Button tone="spark">Zahlungspflichtig bestellen</Button>,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
});
