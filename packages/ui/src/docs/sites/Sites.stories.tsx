import { expect, within } from 'storybook/test';
import { ownTheme } from '#storybook/modes';
import preview from '#storybook/preview';
import { Barbershop as BarbershopSite } from './Barbershop.tsx';
import { Flowershop as FlowershopSite } from './Flowershop.tsx';
import { Gym as GymSite } from './Gym.tsx';
import { Restaurant as RestaurantSite } from './Restaurant.tsx';
import { Trainer as TrainerSite } from './Trainer.tsx';

const meta = preview.meta({
  title: 'A whole site',
  parameters: { layout: 'fullscreen', chromatic: { modes: ownTheme } },
});

const headings = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

/** Four chairs and a board: the price first, then who, then where. */
export const Barbershop = meta.story({
  globals: { theme: 'barbershop' },
  render: () => <BarbershopSite />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'In at noon. Out by half past.',
    );
    await expect(headings(canvasElement)).toContain('On the board');
  },
});

/** A short menu and a long evening. */
export const Restaurant = meta.story({
  globals: { theme: 'restaurant' },
  render: () => <RestaurantSite />,
  play: async ({ canvasElement }) => {
    await expect(headings(canvasElement)[0]).toBe('Tonight');
  },
});

/** One coach: proof first, price after. */
export const PersonalTrainer = meta.story({
  globals: { theme: 'trainer' },
  render: () => <TrainerSite />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Strong looks like you');
  },
});

/** A week of classes and a card with holes in it. */
export const Gym = meta.story({
  globals: { theme: 'gym' },
  render: () => <GymSite />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'This week' })).toBeVisible();
  },
});

/** What is in the buckets, and what to give. */
export const FlowerShop = meta.story({
  globals: { theme: 'flowershop' },
  render: () => <FlowershopSite />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Picked at five, yours by nine',
    );
  },
});
