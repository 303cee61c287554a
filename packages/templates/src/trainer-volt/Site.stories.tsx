import { expect, within } from 'storybook/test';
import { demoOf, inLook, inPictures, notFound, onAPhone, page } from '#storybook/demo';
import preview from '#storybook/preview';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('trainer-volt', demo) });

const { inPhotographs, inDrawings } = inPictures(design, sample);

/** What a visitor meets first: a word held overhead, then everything in numbers. */
export const Home = meta.story(
  page('', 'Strong is a skill', async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'First session free' })[0]).toHaveAttribute(
      'href',
      '/demos/trainer-volt/first-session/',
    );
  }),
);

/** Home on a phone. */
export const HomeOnAPhone = Home.extend({
  ...onAPhone,
  play: async ({ canvas }) => {
    // The map is cut where it has no names: Foundry Street ends at 94 hundredths of its width, Mayes Row begins at 44.
    const map = canvas.getByRole('img', { name: /^Map: Arch 27/ }) as HTMLImageElement;
    const { width, height } = map.getBoundingClientRect();
    const shown = width / ((Number(map.getAttribute('width')) / Number(map.getAttribute('height'))) * height);
    const first = (1 - shown) * (Number.parseFloat(getComputedStyle(map).objectPosition) / 100);
    await expect(first).toBeLessThan(0.44);
    await expect(first + shown).toBeGreaterThan(0.945);
  },
});

/** The prices, by weight. */
export const Prices = meta.story(
  page('prices', 'Load the bar', async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^One session £45/ })).toBeChecked();
    // The dearest is the largest plate on the bar.
    const bar = within(canvas.getByRole('region', { name: 'Load the bar' })).getAllByRole('listitem');
    const [dearest, , , free] = bar.map(({ clientWidth }) => clientWidth);
    await expect(dearest).toBeGreaterThan(free!);
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(main.querySelector('[aria-current="page"]')).toHaveTextContent('Prices');
  }),
);

/** The week of sessions. */
export const Timetable = meta.story(
  page('timetable', 'The week', async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Sat' })).toHaveTextContent(
      '09:30 Bar School, Beginners only',
    );
  }),
);

/** What is done there, and how each begins. */
export const TheLifts = meta.story(
  page('the-lifts', 'Four lifts. That’s the list.', async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Hinge' })).toHaveTextContent('8 kg to begin');
    // Each bar is as high as its weight.
    const progress = within(canvas.getByRole('region', { name: 'Twelve weeks of squats' }));
    const bars = progress.getAllByRole('listitem');
    await expect(bars.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
      '20 kg Week 1',
      '30 kg Week 3',
    ]);
    await expect(Math.abs(bars[4]!.clientHeight / bars[0]!.clientHeight - 60 / 20)).toBeLessThan(0.2);
  }),
);

/** The coach, who will be watching. */
export const About = meta.story(page('about', 'I used to be the one holding the coats'));

/** The form that every page leads to. */
export const Start = meta.story(
  page('start', 'The first one’s free', async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('combobox', { name: 'What for' })).toHaveDisplayValue(
      'The first one, Free',
    );
    await expect(canvas.getByRole('combobox', { name: 'What time' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Ask for this time' })).toBeEnabled();
  }),
);

/** An address this site does not have. */
export const NotFound = meta.story(notFound('spin-class', 'Nothing on this bar'));

export const Photographed = meta.story(inPhotographs);
export const PhotographedOnAPhone = Photographed.extend({ ...onAPhone, tags: ['nightly'] });
export const Drawn = meta.story({ ...inDrawings, tags: ['nightly'] });
export const Calm = meta.story({
  ...inLook(design, sample, { palette: 'calm', typefaces: 'fast' }),
  tags: ['nightly'],
});
export const Day = meta.story({
  ...inLook(design, sample, { palette: 'day', typefaces: 'fast' }),
  tags: ['nightly'],
});

const { legal: _, ...owner } = sample.business;
const { Page: SignedByName } = design.render({
  content: {
    ...sample,
    business: { ...owner, name: 'Lou Fit', lastWord: 'Lift with your legs' },
    designs: {},
  },
});

/** A page that ends in its name as wide as the screen says it there and nowhere below. */
export const SignedByItsName = meta.story({
  render: (args) => <SignedByName {...args} />,
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    await expect(within(footer).getByText('Lift with your legs')).toBeVisible();
    await expect(within(footer).queryByText(/Lou Fit/)).toBeNull();
  },
});
