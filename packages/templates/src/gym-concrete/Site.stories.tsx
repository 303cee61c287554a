import { expect, within } from 'storybook/test';
import { demoOf, inLook, inPictures, notFound, onAPhone, page } from '#storybook/demo';
import { findMisfits } from '#storybook/promises/misfits';
import preview from '#storybook/preview';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('gym-concrete', demo) });

const { inPhotographs, inDrawings } = inPictures(design, sample);

/** What a visitor meets first: a car park with its wall off, then everything at a tariff. */
export const Home = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: /^Lifts to.all levels$/ });
    await expect(heading).toBeVisible();
    await document.fonts.ready;
    const words = document.createRange();
    words.selectNodeContents(heading);
    // Three lines, and none of them begins inside a word.
    await expect(new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(3);
    await expect(canvas.getAllByRole('link', { name: 'Join' })[0]).toHaveAttribute(
      'href',
      '/demos/gym-concrete/find-us/#ask',
    );
  },
});

/** Home on a phone. */
export const HomeOnAPhone = Home.extend({ ...onAPhone, tags: ['nightly'] });

/** The tariff. */
export const Tariff = meta.story(
  page('tariff', 'Tariff', async ({ canvas }) => {
    const pillar = canvas.getByRole('navigation', { name: 'Main' });
    await expect(pillar.querySelector('[aria-current="page"]')).toHaveTextContent('1 Prices');
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBeGreaterThanOrEqual(
      canvas.getByRole('banner').getBoundingClientRect().right,
    );
    await expect(canvas.getByRole('rowheader', { name: /^Season ticket/ })).toBeVisible();
    // Numbers on the floor are paint: screen readers skip them.
    const tariff = within(canvas.getByRole('region', { name: 'Tariff' }));
    await expect(tariff.getByText('1').ariaHidden).toBe('true');
  }),
);

/** In a hand the first price is on the first screen: the bars of a demonstration, above and at the foot, leave 570 px. */
export const TariffOnAPhone = Tariff.extend({
  ...onAPhone,
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(canvas.getByRole('cell', { name: '£9' }).getBoundingClientRect().bottom).toBeLessThan(570);
    // What is said over the rows keeps clear of the board’s letter.
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText(/^All levels, all days/));
    await expect(words.getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByText('P').getBoundingClientRect().right,
    );
  },
});

/** The week of classes. */
export const BayPlan = meta.story(
  page('bay-plan', 'Bay plan', async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Sat' })).toHaveTextContent('09:30 Push a car, Level 2');
    // What happens at one time stands in one line.
    const [monday, tuesday] = ['Mon', 'Tue'].map((day) =>
      within(canvas.getByRole('list', { name: day }))
        .getByText('18:45')
        .getBoundingClientRect(),
    );
    await expect(monday!.left).toBe(tuesday!.left);
    await userEvent.click(canvas.getByRole('radio', { name: 'Ramps: hard breathing' }));
    await expect(canvas.getByText('Push a car, Level 2')).toBeVisible();
    for (const squat of canvas.getAllByText('Squat, Level −2')) await expect(squat).not.toBeVisible();
  }),
);

/** The levels, and what is on each. */
export const TheLevels = meta.story(
  page('the-levels', 'The levels', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Platforms' })).toBeVisible();
  }),
);

/** The attendants, and who has the kettle. */
export const Attendants = meta.story(
  page('attendants', 'Someone in the booth', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Bev Hadley' })).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'The lift works' })).toBeVisible();
  }),
);

/** The form that every page leads to. */
export const WayIn = meta.story(
  page('way-in', 'Come on down', async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  }),
);

/** An address this site does not have. */
export const NotFound = meta.story(notFound('level-nine', 'You have lost your car'));

export const Photographed = meta.story(inPhotographs);
export const PhotographedOnAPhone = Photographed.extend({ ...onAPhone, tags: ['nightly'] });
export const Drawn = meta.story({ ...inDrawings, tags: ['nightly'] });
export const Calm = meta.story({
  ...inLook(design, sample, { palette: 'calm', typefaces: 'narrow' }),
  tags: ['nightly'],
});
export const Night = meta.story({
  ...inLook(design, sample, { palette: 'night', typefaces: 'narrow' }),
  tags: ['nightly'],
});

const { Page: InBroadLetters } = design.render({
  content: {
    ...sample,
    opening: { ...sample.opening, heading: 'Strong by the water' },
    questions: {
      heading: 'Housekeeping',
      items: [{ question: 'What is it?', answer: 'A gym.', about: 'prices' }],
    },
  },
});

/** No word of a heading is broken, however broad its letters. */
export const BroadLetters = meta.story({
  render: (args) => <InBroadLetters {...args} />,
  play: async () => {
    await expect(findMisfits().filter((fault) => fault.startsWith('broken'))).toEqual([]);
  },
});

/** The same on a phone. */
export const BroadLettersOnAPhone = BroadLetters.extend(onAPhone);

/** Nor is the word over the questions that stand beside it. */
export const BroadLettersBesideAList = BroadLetters.extend({ args: { slug: 'tariff' } });
