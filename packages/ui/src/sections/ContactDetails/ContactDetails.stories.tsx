import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '../../primitives/index.ts';
import { waysThere, workshop } from './ContactDetails.fixtures.ts';
import { ContactDetails } from './ContactDetails.tsx';

const map = (
  <Drawing
    viewBox="0 0 640 400"
    fill="middle"
    label="Map: Harbour Steps lead down from Dock Lane to the water"
  >
    <path fill="var(--ui-color-surfaceTint)" d="M0 0h640v400H0z" />
    <path fill="none" stroke="var(--ui-color-surfaceRaised)" strokeWidth="44" d="M0 90h640M300 90v310" />
    <path fill="var(--ui-color-accent)" d="M340 150h90v70h-90z" />
  </Drawing>
);

const { heading, address } = workshop;
const meta = preview.meta({
  component: ContactDetails,
  args: { heading, address },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'keyboard'] },
});

/** An address is enough to be found by. */
export const AddressOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: heading })).toHaveTextContent(address);
  },
});

/** What to look for, and a number to tap. */
export const WithDirections = meta.story({
  tags: ['usual'],
  args: workshop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0131 496 0733' })).toHaveAttribute(
      'href',
      'tel:+441314960733',
    );
  },
});

/** A drawn map above the words. */
export const WithMap = meta.story({
  tags: ['usual'],
  args: { ...workshop, drawing: map },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Map: Harbour Steps/ })).toBeVisible();
  },
});

/** Every way there, on a page of its own. */
export const EveryWayThere = meta.story({
  tags: ['many'],
  args: { ...workshop, details: waysThere, drawing: map },
});

/** On a painted board. */
export const OnABoard = meta.story({
  tags: ['usual'],
  args: { ...workshop, details: waysThere, tone: 'deep' },
});

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Anfahrtsbeschreibung',
    address: 'Grundstücksverkehrsgenehmigungszuständigkeitsstraße 112a, 10115 Berlin',
    links: [{ label: 'ansprechpartner@fahrradreparaturwerkstatt.example', href: 'mailto:a@b.example' }],
    details: [
      { term: 'Straßenbahnhaltestelle', text: 'Donaudampfschifffahrtsgesellschaftsplatz, Ausgang B.' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** By keyboard alone: a number to ring, then an address to write to. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: workshop,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['0131 496 0733', 'workshop@okonjobell.example']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});
