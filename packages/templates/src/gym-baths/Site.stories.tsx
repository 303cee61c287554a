import { expect, within } from 'storybook/test';
import { demoOf, inLook, inPictures, notFound, onAPhone, page } from '#storybook/demo';
import preview from '#storybook/preview';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('gym-baths', demo) });

const { inPhotographs, inDrawings } = inPictures(design, sample);

/** What a visitor meets first: a diver, a sun, and a row of doors. */
export const Home = meta.story(
  page('', 'In you get', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^1 The pool/ })).toHaveAttribute(
      'href',
      '/demos/gym-baths/the-pool/',
    );
    await expect(canvas.getAllByRole('link', { name: 'Join' })[0]).toHaveAttribute(
      'href',
      '/demos/gym-baths/find-us/#ask',
    );
    await expect(canvas.getAllByRole('link', { name: '01632 960188' })[0]).toHaveAttribute(
      'href',
      'tel:+441632960188',
    );
  }),
);

/** Home on a phone: three doors to a row, and who swims in which lane, for the day does not fit. */
export const HomeOnAPhone = meta.story({
  ...onAPhone,
  play: async ({ canvas }) => {
    const mural = canvas.getByRole('img', { name: /^A mosaic: a diver/ }).getBoundingClientRect();
    await expect(mural.top).toBeGreaterThan(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom,
    );
    const doors = within(canvas.getByRole('region', { name: 'Pick a door' })).getAllByRole('listitem');
    const [first, , third, fourth] = doors.map((door) => door.getBoundingClientRect().top);
    await expect(third).toBe(first);
    await expect(fourth).toBeGreaterThan(first!);
    const lanes = within(canvas.getByRole('region', { name: 'Whose lane is it?' }));
    await expect(lanes.getByRole('heading', { name: 'Lane 1' })).toBeVisible();
    await expect(lanes.getAllByText('Slow').filter((word) => word.checkVisibility())).toHaveLength(2);
    await expect(lanes.queryByRole('list')).toBeNull();
  },
});

/** The pool, lane by lane. */
export const ThePool = meta.story(page('the-pool', 'The pool'));

/** The gym floor, where the second-class pool was. */
export const GymFloor = meta.story(page('gym-floor', 'The gym floor'));

/** The week, a lane for each day. */
export const Classes = meta.story(
  page('classes', 'Classes', async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Fri' })).toHaveTextContent('19:00 Lamplit swim');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Fri' })).toBeVisible();
    await expect(canvas.getAllByRole('radio').map((choice) => choice.closest('label')?.textContent)).toEqual([
      'All classes',
      'In the water',
      'Heavy things',
      'Learners',
      'On a mat',
    ]);
  }),
);

/** The week on a phone. */
export const ClassesOnAPhone = Classes.extend({ ...onAPhone, tags: ['nightly'] });

/** Swimming lessons, and their prices. */
export const LearnToSwim = meta.story(page('learn-to-swim', 'Learn to swim'));

/** Warm, warmer, then cold. */
export const SteamRooms = meta.story(page('steam-rooms', 'Steam rooms'));

/** Every price. */
export const Memberships = meta.story(
  page('memberships', 'Memberships', async ({ canvas }) => {
    const wall = within(canvas.getByRole('region', { name: 'Memberships' }));
    const [first, second] = wall.getAllByRole('listitem');
    await expect(second).toHaveTextContent(/£4\.80/);
    await expect(first!.clientWidth).toBeGreaterThan(second!.clientWidth * 1.8);
  }),
);

/** What to bring, and which door to take. */
export const FirstVisit = meta.story(page('first-visit', 'First visit'));

/** The staff. */
export const ThePeople = meta.story(page('the-people', 'The people'));

/** Since 1908. */
export const TheBuilding = meta.story(
  page('the-building', 'The building', async ({ canvas }) => {
    const hall = within(canvas.getByRole('region', { name: 'Grouted and filled' }));
    await expect(hall.getAllByRole('slider')).toHaveLength(1);
  }),
);

/** The questions asked at the window. */
export const Questions = meta.story(page('questions', 'Questions'));

/** The form that every page leads to, and the other water. */
export const FindUs = meta.story(
  page('find-us', 'Find us', async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
    const asked = within(canvas.getByRole('combobox', { name: 'What for' }));
    await expect(asked.getByRole('option', { name: /^Adult beginners/ })).toBeInTheDocument();
    await expect(asked.queryByRole('option', { name: /^Goggles/ })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'What for' })).toHaveDisplayValue(
      'Everything, £38 a month',
    );
    await expect(canvas.getByRole('table', { name: 'Open in Great Harwood' })).toHaveTextContent('9 to 1');
    // The way and the hours end about where the form beside them does.
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    const form = bottomOf(canvas.getByRole('button', { name: 'Send' }).closest('form')!);
    await expect(Math.abs(bottomOf(canvas.getByText(/^Last swim forty-five/)) - form)).toBeLessThan(120);
  }),
);

/** The way to the door on a phone: where it is and when it is open come before the form. */
export const FindUsOnAPhone = FindUs.extend({
  ...onAPhone,
  play: async ({ canvas }) => {
    const tops = [
      canvas.getByRole('heading', { level: 1, name: 'Find us' }),
      canvas.getByRole('img', { name: /^Map laid in tile/ }),
      canvas.getByRole('region', { name: 'On Penny Street' }).querySelector('address')!,
      canvas.getByRole('table', { name: 'Opening hours' }),
      canvas.getByRole('combobox', { name: 'What for' }),
      canvas.getByRole('table', { name: 'Open in Great Harwood' }),
    ].map((part) => part.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
});

/** An address this site does not have. */
export const NotFound = meta.story(notFound('the-diving-board', 'Somebody pulled the plug'));

const { Page: Unfurnished } = design.render({
  content: { version: 3, business: { name: 'Long & Daughters' } },
});

/** A site with no more than a name: none of its words is broken, for words so short are never hyphenated. */
export const NothingButAName = meta.story({
  render: (args) => <Unfurnished {...args} />,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1, name: 'Long & Daughters' }).firstChild!;
    const word = document.createRange();
    word.setStart(name, name.textContent!.indexOf('Daughters'));
    word.setEnd(name, name.textContent!.length);
    await document.fonts.ready;
    await expect(word.getClientRects()).toHaveLength(1);
  },
});
export const NothingButANameOnAPhone = NothingButAName.extend({ ...onAPhone, tags: ['nightly'] });

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
