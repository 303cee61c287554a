import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '../../../primitives/index.ts';
import { vars } from '../../../theme/contract.css.ts';
import { waysThere, workshop } from './ContactDetails.fixtures.ts';
import { ContactDetails } from './ContactDetails.tsx';

const { accent, controlEdge, ink, line, onDeep, onDeepMuted, onSpark, spark, surfaceDeep, surfaceRaised } =
  vars.color;

// They run on past the edges, for a wide screen shows more of them than a phone.
const lanes =
  'M-900 118L1500 86M-900 -20L1500 -64M70-400L40 330M200-400l-8 506M474-400l14 740M-260-400V340M760-400l30 740';
const steps = 'M282 104l-6 208';
const treads = 'M281 124l-5 188';

const map = (
  <Drawing
    viewBox="0 0 560 400"
    fill="middle"
    whole
    label="Map: Harbour Steps lead down from Dock Lane to the water"
  >
    <path fill={line} d="M-900-400h2400V900H-900z" />
    <path
      fill={`color-mix(in srgb, ${controlEdge} 34%, ${line})`}
      d="M92 146l62-1v36H92zM164 145l54-1v38h-54zM92 244h46v44H92zM150 248h66v40h-66zM400 142l48-2v56h-48zM400 212h50v66h-50zM310 262h58v30h-58zM-40 150h70v44h-70zM-40 214h66v66h-66zM240 24h66v40h-66zM320 18h96v42h-96zM110 10h50v62h-50z"
    />
    <path fill={`color-mix(in srgb, ${accent} 30%, ${surfaceRaised})`} d="M504 128l240-4 14 150H508z" />
    <path
      fill={accent}
      d="M540 160a14 14 0 1 1 .1 0zM596 214a18 18 0 1 1 .1 0zM650 172a14 14 0 1 1 .1 0zM552 250a12 12 0 1 1 .1 0zM690 252a16 16 0 1 1 .1 0z"
    />
    <g fill="none">
      <path stroke={controlEdge} strokeWidth="38" d={lanes} />
      <path stroke={controlEdge} strokeWidth="30" d={steps} />
      <path stroke={surfaceRaised} strokeWidth="34" d={lanes} />
      <path stroke={surfaceRaised} strokeWidth="26" d={steps} />
      <path stroke={controlEdge} strokeWidth="26" strokeDasharray="2 8" d={treads} />
    </g>
    <path
      fill={surfaceDeep}
      stroke={controlEdge}
      strokeWidth="6"
      d="M-900 316h1000l30-8h140v44h16v-44h150l40 10h1024v600H-900z"
    />
    <path
      fill="none"
      stroke={onDeepMuted}
      strokeWidth="2.5"
      strokeLinecap="round"
      d="M70 352q8-6 16 0t16 0M330 344q8-6 16 0t16 0M520 366q8-6 16 0t16 0M-60 372q8-6 16 0t16 0M640 342q8-6 16 0t16 0M404 386q8-6 16 0t16 0"
    />
    <path fill={accent} d="M306 196h62v52h-62z" />
    <path
      fill={spark}
      stroke={onSpark}
      strokeWidth="4"
      strokeLinejoin="round"
      d="M337 222c-8-20-24-32-24-50a24 24 0 0 1 48 0c0 18-16 30-24 50z"
    />
    <circle cx="337" cy="172" r="8" fill={onSpark} />
    <g fontSize="24" fontWeight="700" fontFamily={vars.font.text}>
      <text fill={ink} transform="translate(90 113) rotate(-.8)">
        Dock Lane
      </text>
      <text fill={ink} fontSize="20" textAnchor="end" x="256" y="222">
        Harbour Steps
      </text>
      <text fill={onDeep} x="140" y="378">
        Harbour
      </text>
    </g>
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

/** The map lies on the page as a sheet of its own. */
export const WithMapInset = meta.story({
  tags: ['usual'],
  args: { ...workshop, drawing: map, edge: 'inset', tone: 'plain' },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: heading }).getBoundingClientRect();
    const sheet = canvas.getByRole('img').getBoundingClientRect();
    await expect(sheet.left).toBeGreaterThan(section.left);
    await expect(sheet.right).toBeLessThan(section.right);
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

/** Directions out of a brochure. */
export const WellConnected = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...workshop,
    directions: 'Conveniently located in the heart of the city, with excellent transport links.',
    links: [{ label: 'Click here', href: 'mailto:workshop@okonjobell.example' }],
  },
});
