import { expect, within } from 'storybook/test';
import { demoOf, inLook, inPictures, notFound, onAPhone, page } from '#storybook/demo';
import preview from '#storybook/preview';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('restaurant-noodle', demo) });

const { inPhotographs, inDrawings } = inPictures(design, sample);

/** What a visitor meets first: a noodle, and the words it goes round. */
export const Home = meta.story(
  page('', 'It’s all one noodle', async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'See the menu' })[0]).toHaveAttribute(
      'href',
      '/demos/restaurant-noodle/menu/',
    );
    await expect(canvas.getByText('Geoff’s, Thursdays')).toBeVisible();
  }),
);

/** Home on a phone. */
export const HomeOnAPhone = Home.extend({ ...onAPhone, tags: ['nightly'] });

/** Nine bowls, and what goes beside them. */
export const Menu = meta.story(
  page('menu', 'Nine bowls', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'The birthday' })).toBeVisible();
    await expect(canvas.getByText('Contains gluten, sesame, peanuts')).toBeVisible();
    const steps = within(canvas.getByRole('region', { name: 'How to eat here' })).getAllByRole('listitem');
    const tops = steps.map((step) => Math.round(step.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  }),
);

/** The way there, the hours, and a form for questions. */
export const FindUs = meta.story(
  page('find-us', 'Follow the noodle', async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  }),
);

/** An address this site does not have. */
export const NotFound = meta.story(notFound('forks', '404: lost the end'));

export const Photographed = meta.story(inPhotographs);
export const PhotographedOnAPhone = Photographed.extend({ ...onAPhone, tags: ['nightly'] });
export const Drawn = meta.story({ ...inDrawings, tags: ['nightly'] });
export const Calm = meta.story({
  ...inLook(design, sample, { palette: 'calm', typefaces: 'warm' }),
  tags: ['nightly'],
});
export const Night = meta.story({
  ...inLook(design, sample, { palette: 'night', typefaces: 'warm' }),
  tags: ['nightly'],
});

const { Page: SignedByName } = design.render({
  content: { ...sample, business: { ...sample.business, name: 'Saffron & Smoke' }, designs: {} },
});

/** A name that is broader than the bowl stands above it, and on nothing that is drawn there. */
export const SignedByALongName = meta.story({
  render: (args) => <SignedByName {...args} />,
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    const name = within(footer).getByText('Saffron & Smoke').getBoundingClientRect();
    const bowl = footer.querySelector('svg[viewBox="0 0 22 20"]')!.getBoundingClientRect();
    await expect(name.right <= bowl.left || name.bottom <= bowl.top).toBe(true);
    // Where the thread passes the words, it passes beneath them: it comes in 13 down of 20.
    const thread = bowl.top + bowl.height * (12.5 / 20);
    const last = within(footer).getAllByRole('link').at(-1)!.getBoundingClientRect();
    await expect(last.bottom).toBeLessThan(thread);
  },
});

/** The same on a phone. */
export const SignedByALongNameOnAPhone = SignedByALongName.extend(onAPhone);
