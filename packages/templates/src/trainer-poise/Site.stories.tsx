import { expect, within } from 'storybook/test';
import { demoOf, inLook, inPictures, notFound, onAPhone, page } from '#storybook/demo';
import preview from '#storybook/preview';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('trainer-poise', demo) });

const { inPhotographs } = inPictures(design, sample);

/** What a visitor meets first: two words on strings, and a figure on one leg. */
export const Home = meta.story(
  page('', 'Stay upright', async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Come for a free wobble' })[0]).toHaveAttribute(
      'href',
      '/demos/trainer-poise/begin-here/#ask',
    );
  }),
);

/** Home on a phone. */
export const HomeOnAPhone = Home.extend({ ...onAPhone, tags: ['nightly'] });

/** The method. */
export const Balance = meta.story(
  page('method', 'Three things hold you up', async ({ canvas }) => {
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(main.querySelector('[aria-current="page"]')).toHaveTextContent('Balance');
    // Arms hang on one side and the other.
    const [first, second] = canvas.getAllByRole('heading', { level: 3 });
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(second!.getBoundingClientRect().left);
  }),
);

/** One of the four pages for kinds of visitors. */
export const OverSixty = meta.story(page('first-reason', 'Over sixty'));

/** Signed off, and still not sure of the kerb. */
export const AfterAnInjury = meta.story({ args: { slug: 'second-reason' } });

/** With room for the baby. */
export const AfterABaby = meta.story({ args: { slug: 'third-reason' } });

/** After eight hours as a chair. */
export const DeskPeople = meta.story({ args: { slug: 'fourth-reason' } });

/** The week, and the classes in it after a baby. */
export const Classes = meta.story({
  args: { slug: 'classes' },
  play: async ({ canvas, userEvent }) => {
    const thursday = canvas.getByRole('list', { name: 'Thu' });
    await expect(thursday).toHaveTextContent('Baby on the mat, After a baby');
    await userEvent.click(canvas.getByRole('radio', { name: 'After a baby' }));
    await expect(within(thursday).getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getAllByText('No classes').filter((word) => word.checkVisibility())).toHaveLength(3);
    await userEvent.click(canvas.getByRole('radio', { name: 'All classes' }));
    await expect(within(thursday).getAllByRole('listitem')).toHaveLength(3);
  },
});

/** The week on a phone. */
export const ClassesOnAPhone = meta.story({ ...onAPhone, args: { slug: 'classes' }, tags: ['nightly'] });

/** The prices. */
export const Prices = meta.story(
  page('prices', 'What it weighs', async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Two of you.* £36 each$/ })).toBeVisible();
  }),
);

/** The coach, who will be counting. */
export const Coach = meta.story(page('people', 'Mair Pritchard'));

/** Six exercises, drawn. */
export const TenMinutesAtHome = meta.story({
  args: { slug: 'exercises' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(6);
  },
});

/** The same at the worktop. */
export const TenMinutesOnAPhone = TenMinutesAtHome.extend({ ...onAPhone, tags: ['nightly'] });

/** What people ask before and after. */
export const Questions = meta.story({ args: { slug: 'questions' } });

/** The form that every page leads to. */
export const Begin = meta.story({
  args: { slug: 'begin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Ask for this time' })).toBeEnabled();
    await expect(canvas.getByRole('table', { name: 'Open in Penarth' })).toHaveTextContent('2.30 to 5');
  },
});

/** An address this site does not have. */
export const NotFound = meta.story(notFound('trapeze', '404: it fell off'));

export const Photographed = meta.story(inPhotographs);
export const PhotographedOnAPhone = Photographed.extend({ ...onAPhone, tags: ['nightly'] });

export const Calm = meta.story({
  ...inLook(design, sample, { palette: 'calm', typefaces: 'warm' }),
  tags: ['nightly'],
});
export const Night = meta.story({
  ...inLook(design, sample, { palette: 'night', typefaces: 'warm' }),
  tags: ['nightly'],
});
