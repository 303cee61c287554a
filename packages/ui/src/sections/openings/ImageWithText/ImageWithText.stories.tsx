import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '../../../primitives/index.ts';
import { coach, hinge, kfz } from './ImageWithText.fixtures.ts';
import { ImageWithText } from './ImageWithText.tsx';

const portrait = (
  <Drawing label="Somebody with folded arms" viewBox="0 0 100 100" fill="end">
    <path
      fill="currentColor"
      d="M10 100V70q10-14 28-16-12-10-12-26a24 24 0 0 1 48 0q0 16-12 26 18 2 28 16v30z"
    />
  </Drawing>
);

const meta = preview.meta({
  component: ImageWithText,
  args: { heading: coach.heading, paragraphs: coach.paragraphs.slice(0, 1), drawing: portrait },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'missing-picture'] },
});

/** A picture and a paragraph. */
export const Paragraph = meta.story({ tags: ['least'] });

/** Who you will meet, and their qualifications. */
export const WithFacts = meta.story({
  tags: ['usual'],
  args: coach,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: coach.heading })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Somebody with folded arms' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(coach.facts);
  },
});

/** How a thing is done, step by step. The picture may stand at the end, yet is read first. */
export const WithSteps = meta.story({
  tags: ['usual'],
  args: { ...hinge, side: 'end' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(hinge.steps.length);
    await expect(canvas.getByRole('link', { name: 'Learn it' })).toHaveAttribute('href', '/start');
    const picture = canvas.getByRole('img');
    const heading = canvas.getByRole('heading', { name: 'Hinge' });
    await expect(picture.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** The person is what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...coach, headingLevel: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(coach.heading);
  },
});

/** There is no picture yet: the words take the whole width. */
export const MissingImage = meta.story({
  tags: ['missing-picture'],
  args: { ...coach, drawing: null },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: coach.heading }).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { name: coach.heading }).getBoundingClientRect();
    await expect(heading.width).toBeGreaterThan(region.width / 2);
  },
});

/** A garage with long words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: kfz,
  globals: { viewport: { value: 'narrow' } },
});

/** A long story with every step, and every qualification. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...coach,
    paragraphs: [...coach.paragraphs, ...hinge.paragraphs],
    steps: Array.from({ length: 9 }, (_, place) => `${hinge.steps[place % 3]} (${place + 1})`),
    facts: Array.from({ length: 9 }, (_, place) => `${coach.facts[place % 3]} ${place + 1}`),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(18);
  },
});

/** What a founder writes unasked. */
export const WallOfWords = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...coach,
    heading: 'About us',
    paragraphs: [
      'Since our foundation we have been committed to delivering tailor-made fitness solutions of the highest quality to clients from all walks of life, and we are proud of the trust that has been placed in us.',
      'Our philosophy is based on a holistic approach in which the individual is always at the centre. We look back on many years of experience and forward to many more, together with our passionate team.',
    ],
    facts: ['Passion', 'Experience', 'Quality'],
  },
});
