import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { design, draft, form } from './WorkshopPage.fixtures.ts';
import { WorkshopPage } from './WorkshopPage.tsx';

const meta = preview.meta({
  component: WorkshopPage,
  args: {
    token: 'token',
    step: 'name' as const,
    form,
    draft,
    waiting: 0,
    pictures: {
      formAction: '/orders/token/workshop/pictures/form',
      pictures: [],
      onFiles: fn(),
      onStop: fn(),
      onAgain: fn(),
      onRemove: fn(),
    },
    design: { ...design, onTry: fn(), onSubmit: fn() },
    formAction: '/orders/token/workshop/steps/name',
    onType: fn(),
    onChoose: fn(),
    onKeep: fn(),
    onTake: fn(),
    onNext: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

/** The content after this was typed, as the page reports it. */
const typedIn = (onType: unknown) => (onType as ReturnType<typeof fn>).mock.lastCall?.[0] as unknown;

/** The first of nine: its questions, its progress, and the next step. */
export const Name = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What are you called?');
    const sheet = within(canvas.getByRole('navigation', { name: 'What to tell us' }));
    await expect(sheet.getByRole('link', { current: 'step' })).toHaveTextContent('Name and trade');
    await expect(sheet.getByRole('link', { name: /^Opening hours\s*, done/ })).toHaveAttribute(
      'href',
      '/orders/token/tell/hours',
    );
    // There is one number on the page: the step's.
    await expect(canvas.getAllByText(/^Step \d/).map(({ textContent }) => textContent)).toEqual([
      'Step 1 of 9',
    ]);
    await expect(canvas.getByText('You can come back.')).toBeInTheDocument();
    await expect(sheet.queryByRole('link', { name: /^Where you are\s*, done/ })).toBeNull();
    // Nothing was saved in this visit, so nothing says so.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getAllByText(/of 9 done$/)).toHaveLength(1);
    await expect(canvas.queryByRole('textbox', { name: /Telephone/ })).toBeNull();
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 's');
    await expect(typedIn(args.onType)).toEqual({
      ...draft.content,
      business: { name: 'Hargreave & Sons', trade: 'Barbers', telephone: '0114 496 0162' },
    });
    await userEvent.type(name, '{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});

/** Rarely needed fields are folded, submitted all the same, and default to the business's country. */
export const Seldom = meta.story({
  args: {
    draft: {
      ...draft,
      content: { ...draft.content, business: { currency: 'EUR', address: { country: 'IE' } } },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    for (const asked of ['Name', 'What you are', /^What you do, in a sentence/])
      await expect(canvas.getByRole('textbox', { name: asked })).toBeVisible();
    const more = canvas.getByRole('group', { name: 'More, if you like' });
    await expect(more).not.toHaveAttribute('open');
    await expect(within(more).getByText('1 of 2 filled')).toBeVisible();
    const zone = within(more).getByLabelText(/^Time zone/);
    await expect(zone).not.toBeVisible();
    // After typing in the first field, the folded values are still there.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Quin');
    await expect(typedIn(args.onType)).toHaveProperty('business.currency', 'EUR');

    await userEvent.click(within(more).getByRole('heading', { level: 2 }));
    await expect(zone).toBeVisible();
    const [nearest, region] = within(zone).getAllByRole('group');
    await expect(nearest).toHaveAttribute('label', 'In your country');
    await expect(within(nearest!).getAllByRole('option')).toHaveLength(1);
    await expect(region).toHaveAttribute('label', 'Africa');
    await userEvent.selectOptions(zone, 'Dublin');
    await expect(typedIn(args.onType)).toHaveProperty('business.timeZone', 'Europe/Dublin');
  },
});

/** A field with a fault is not folded. */
export const SeldomRefused = meta.story({
  args: {
    draft: { ...draft, status: 'waiting', faults: { 'business.timeZone': 'There is no such time zone.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Time zone/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Time zone/)).toHaveAccessibleDescription(
      /There is no such time zone/,
    );
  },
});

/** Its text was pressed in the preview: the fold opens, and the field has the focus. */
export const SeldomSought = meta.story({
  args: { sought: 'business.currency', onFound: fn() },
  render: (args) => (
    <main>
      <WorkshopPage {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Currency/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Currency/)).toBeVisible();
  },
});

/** Day by day, as people say it; one day's times are copied to all open days. */
export const Hours = meta.story({
  args: { step: 'hours' },
  play: async ({ canvas, args, userEvent }) => {
    const wednesday = within(canvas.getByRole('group', { name: 'Wednesday' }));
    await expect(wednesday.getAllByRole('textbox')).toHaveLength(4);
    const monday = within(canvas.getByRole('group', { name: 'Monday' }));
    // On one line with its day.
    const addBreak = monday.getByRole('button', { name: 'Add a break Monday' });
    await expect(addBreak.getBoundingClientRect().height).toBeLessThanOrEqual(44);
    await userEvent.type(monday.getByRole('textbox', { name: 'Monday: opens' }), '9');
    await userEvent.type(monday.getByRole('textbox', { name: 'Monday: closes' }), '5.30pm');
    await expect(typedIn(args.onType)).toHaveProperty('hours.week', [
      { days: ['Mon'], opens: '09:00', closes: '17:30' },
      { days: ['Tue'], opens: '09:00', closes: '18:00' },
      { days: ['Wed'], opens: '09:00', closes: '13:00' },
      { days: ['Wed'], opens: '14:30', closes: '18:00' },
      { days: ['Thu'], opens: '09:00', closes: '18:00' },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Same as Monday on every open day' }));
    await expect(typedIn(args.onType)).toHaveProperty(
      'hours.week',
      ['Mon', 'Tue', 'Wed', 'Thu'].map((day) => ({ days: [day], opens: '09:00', closes: '17:30' })),
    );
  },
});

/**
 * Nested rows: one is added, one moved and one removed, and fields that this design does not use stay with their row.
 */
export const Prices = meta.story({
  args: { step: 'prices' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Add a group of prices' })).toBeVisible();
    await userEvent.click(canvas.getByText('Hair', { selector: 'summary *' }));
    const items = within(canvas.getByRole('group', { name: 'Items' }));
    await userEvent.click(items.getByRole('button', { name: 'Down Cut' }));
    await userEvent.click(items.getByRole('button', { name: 'Add an item' }));
    await userEvent.keyboard('Towel{Tab}6.5');
    await expect(typedIn(args.onType)).toHaveProperty('prices.groups.0.items', [
      { name: 'Shave', price: 2450 },
      { name: 'Cut', price: 1900, minutes: 30 },
      { name: 'Towel', price: 650 },
    ]);
    await userEvent.click(items.getByRole('button', { name: 'Take out Shave' }));
    await expect(typedIn(args.onType)).toHaveProperty('prices.groups.0.items', [
      { name: 'Cut', price: 1900, minutes: 30 },
      { name: 'Towel', price: 650 },
    ]);
    await expect(items.getByRole('list', { name: 'Items' })).toHaveFocus();
  },
});

/** A price list is pasted from elsewhere, and its lines follow the existing rows. */
export const PricesPasted = meta.story({
  args: { step: 'prices' },
  play: async ({ canvas, args, userEvent }) => {
    // Optional fields are folded.
    const more = canvas.getByRole('group', { name: 'More, if you like' });
    await expect(within(more).getByText(/^Heading/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: /^Paste a price list/ }));
    await userEvent.paste('BEARD\nTrim .... £12\nHot towel\t6,50');
    await expect(canvas.getByText('2 items were found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn it into a price list' }));
    await expect(typedIn(args.onType)).toHaveProperty('prices.groups.1', {
      heading: 'BEARD',
      items: [
        { name: 'Trim', price: 1200 },
        { name: 'Hot towel', price: 650 },
      ],
    });
    const emptied = canvas.getByRole('textbox', { name: /^Paste a price list/ });
    await expect(emptied).toHaveValue('');
    await expect(emptied).toHaveFocus();
    await expect(canvas.getByText('It stands in rows below.')).toBeVisible();
  },
});

const ready = {
  id: '1',
  file: 'door.jpg',
  name: 'door.jpg',
  size: 2_000_000,
  received: 2_000_000,
  state: 'ready' as const,
  refusal: null,
  width: 1600,
  height: 1200,
};

/** A photograph, a drawing or nothing; the fields of a kind appear once it is chosen. */
export const Pictures = meta.story({
  args: {
    step: 'pictures',
    pictures: {
      formAction: '/orders/token/workshop/pictures/form',
      pictures: [
        ready,
        { ...ready, id: '2', name: 'price-list.pdf', state: 'refused', refusal: 'This is no picture.' },
        { ...ready, id: '3', name: 'window.jpg', state: 'arriving', size: 4_000_000, received: 1_000_000 },
      ],
      outgoing: [
        {
          key: 1,
          name: 'sign.jpg',
          size: 4_000_000,
          sent: 1_500_000,
          state: 'broken',
          message: 'It could not be sent. Please try again.',
        },
        { key: 2, name: 'chairs.jpg', size: 5_000_000, sent: 3_100_000, state: 'sending' },
        { key: 3, name: 'poles.jpg', size: 2_000_000, sent: 0, state: 'waiting' },
      ],
      onFiles: fn(),
      onStop: fn(),
      onAgain: fn(),
      onRemove: fn(),
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'chairs.jpg' })).toBeVisible();
    await expect(canvas.getByText('Sending chairs.jpg')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop chairs.jpg' }));
    await expect(args.pictures.onStop).toHaveBeenLastCalledWith(expect.objectContaining({ key: 2 }));
    await expect(canvas.getByText(/^sign.jpg: It could not be sent/)).toHaveTextContent(
      '1.5 MB of 4 MB arrived. It goes on from there.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again sign.jpg' }));
    await expect(args.pictures.onAgain).toHaveBeenLastCalledWith(expect.objectContaining({ key: 1 }));
    await expect(canvas.getByText('Waits its turn')).toBeVisible();
    await expect(
      canvas.getByText(
        'This is no picture. Choose another, or the same one once more, and take this one away.',
      ),
    ).toBeVisible();
    // Begun in an earlier visit.
    await expect(
      canvas.getByText('1 MB of 4 MB arrived. Choose the same photo once more to send the rest.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take it away price-list.pdf' }));
    await expect(args.pictures.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }));
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Drawing' }));
    await expect(canvas.getByRole('group', { name: 'Which drawing' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Photo' }));
    await expect(canvas.getByRole('textbox', { name: /What is in the picture/ })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: /from the left/ })).toHaveValue('50');
  },
});

/** Many parts: folded under their titles, each with its progress. */
export const Words = meta.story({
  args: {
    step: 'words',
    draft: { ...draft, content: { ...draft.content, opening: { heading: 'Sharp' } } },
  },
  play: async ({ canvas, args, userEvent }) => {
    const first = within(canvas.getByRole('group', { name: 'The first screen' }));
    await expect(first.getByText('1 of 1 filled')).toBeVisible();
    await expect(first.getByRole('textbox', { name: /^Heading/ })).toBeVisible();
    const story = within(canvas.getByRole('group', { name: 'Your story' }));
    await expect(story.getByText('0 of 1 filled')).toBeVisible();
    const add = story.getByRole('button', { name: 'Add a paragraph' });
    await expect(add).not.toBeVisible();
    await userEvent.click(story.getByRole('heading', { level: 2 }));
    await expect(add).toBeVisible();
    await userEvent.click(add);
    await userEvent.keyboard('We cut.');
    await expect(typedIn(args.onType)).toHaveProperty('story.paragraphs', ['We cut.']);
    await expect(typedIn(args.onType)).toHaveProperty('opening.heading', 'Sharp');
  },
});

/** A required field is not folded. */
export const WordsMissing = meta.story({
  args: {
    step: 'words',
    draft: { ...draft, missing: [{ path: 'story.paragraphs', message: 'This must be filled in.' }] },
  },
  play: async ({ canvas }) => {
    const story = within(canvas.getByRole('group', { name: 'Your story' }));
    await expect(story.getByRole('button', { name: 'Add a paragraph' })).toBeVisible();
  },
});

/** The few looks of a design. */
export const Looks = meta.story({
  args: { step: 'looks' },
  play: async ({ canvas, args, userEvent }) => {
    const colours = within(canvas.getByRole('group', { name: 'Colours' }));
    await expect(colours.getByRole('radio', { name: 'Claret' })).toBeChecked();
    await userEvent.click(colours.getByText('Night'));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ palette: 'night', pictures: 'photographed' });
    await expect(canvas.queryByRole('group', { name: 'Typeface' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Plain words/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ plain: true }));
    // The free designs and the dearer ones are folded.
    await expect(canvas.getByRole('group', { name: 'Another design' })).not.toHaveAttribute('open');
    await expect(canvas.getByRole('group', { name: 'A design of a higher price' })).not.toHaveAttribute(
      'open',
    );
    await expect(canvas.getByRole('button', { name: 'To your order' })).toBeVisible();
  },
});

/** A design that says everything plainly asks nothing about it, and keeps what was chosen for another. */
export const LooksOfPlainWords = meta.story({
  args: { step: 'looks', form: { ...form, plain: false }, draft: { ...draft, options: { plain: true } } },
  play: async ({ canvas, args, userEvent }) => {
    const colours = within(canvas.getByRole('group', { name: 'Colours' }));
    await expect(canvas.queryByRole('checkbox', { name: /^Plain words/ })).toBeNull();
    await userEvent.click(colours.getByText('Night'));
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      expect.objectContaining({ palette: 'night', plain: true }),
    );
  },
});

/** A refused value has its reason beside its field. */
export const Refused = meta.story({
  args: {
    draft: {
      ...draft,
      status: 'waiting',
      faults: { 'business.name': 'This is too long: 60 characters at most.', 'prices.heading': 'No.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Some of this could not be saved');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      /This is too long: 60 characters at most/,
    );
    await expect(canvas.queryByText('No.')).toBeNull();
  },
});

/** A time that cannot be read gets a hint how to write one. */
export const UnreadTime = meta.story({
  args: {
    step: 'hours',
    draft: {
      ...draft,
      content: { hours: { week: [{ days: ['Mon'], opens: '09:00', closes: 'late' }] } },
      status: 'waiting',
      faults: { 'hours.week.0.closes': 'This is not written as it must be.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Monday: closes' })).toHaveAccessibleDescription(
      /Write a time, such as 9, 9:30 or 6pm\./,
    );
    await expect(canvas.queryByText('This is not written as it must be.')).toBeNull();
  },
});

/** The connection is lost: the typed text is kept, and the page says so. */
export const Offline = meta.story({
  args: { draft: { ...draft, status: 'away' }, waiting: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The line is down. Go on typing.' })).toBeVisible();
    await expect(canvas.getByText(/^2 changes are kept on this device/)).toBeVisible();
  },
});

/** Changed here and elsewhere: both are shown, and one is chosen. */
export const ChangedElsewhere = meta.story({
  args: {
    draft: {
      ...draft,
      status: 'waiting',
      conflict: {
        newest: { ...draft.base, version: 5, content: { business: { name: 'Blunt' } } },
        mine: [
          { path: 'business.name', value: 'Sharper' },
          { path: 'prices.groups', value: [] },
        ],
      },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText('The business, Name: “Sharper” here, “Blunt” there')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Take what was saved there' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
    await userEvent.click(alert.getByRole('button', { name: 'Keep what I typed here' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
});

/** Another design of the same price is previewed, and chosen. */
export const AnotherDesign = meta.story({
  args: { step: 'looks' },
  play: async ({ canvas, args, userEvent }) => {
    const panel = within(canvas.getByRole('group', { name: 'Another design' }));
    await userEvent.click(panel.getByRole('heading', { level: 2 }));
    await expect(panel.getByRole('radio', { name: 'Barbershop Classic Yours now' })).toBeChecked();
    await expect(panel.queryByText(/we put it together anew/)).toBeNull();
    await userEvent.click(panel.getByText('Flowershop Herbarium'));
    await expect(args.design.onTry).toHaveBeenLastCalledWith('flowershop-herbarium');
    await expect(args.design.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(panel.getByRole('button', { name: 'Take this design' }));
    const [values] = (args.design.onSubmit as ReturnType<typeof fn>).mock.lastCall as [FormData];
    await expect([...values]).toEqual([
      ['version', '4'],
      ['templateId', 'flowershop-herbarium'],
    ]);
  },
});

/** A dearer one is shown with its difference; none is preselected, and the button says that it costs money. */
export const DearerDesign = meta.story({
  args: { step: 'looks' },
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole('group', { name: 'A design of a higher price' }));
    await userEvent.click(panel.getByRole('heading', { level: 2 }));
    await expect(panel.getByText(/You pay the difference between its price that day/)).toBeVisible();
    const comb = panel.getByRole('radio', { name: 'Barbershop Comb Barbershop, $200 more' });
    await expect(comb).not.toBeChecked();
    const pay = panel.getByRole('button', { name: 'Pay the difference' });
    await expect(pay.closest('form')).toHaveAttribute('action', '/orders/token/design/difference');
    await userEvent.click(pay);
    await expect(panel.getByRole('group', { name: 'Which dearer design' })).toHaveAccessibleDescription(
      /Choose a dearer design/,
    );
    await expect(comb).toHaveFocus();
    await userEvent.click(panel.getByText('Barbershop Comb'));
    await expect(panel.queryByText(/^Choose a dearer design/)).toBeNull();
  },
});

/** Requested without script and refused: the fold is open, with the reason beside the designs. */
export const DearerDesignRefused = meta.story({
  args: {
    step: 'looks',
    design: {
      ...design,
      onSubmit: fn(),
      dearer: { ...design.dearer, problems: { fields: { templateId: 'Choose a design' } } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Which dearer design' })).toHaveAccessibleDescription(
      /Choose a design/,
    );
    await expect(canvas.getByRole('button', { name: 'Pay the difference' })).toBeVisible();
  },
});

/** The shop has built it: another design means another build. */
export const AnotherDesignOffered = meta.story({
  args: { step: 'looks', design: { ...design, offered: true, onSubmit: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Another design' }));
    await expect(canvas.getByText(/we put it together anew before you can approve it/)).toBeVisible();
    // Without a preview the text does not mention one.
    await expect(canvas.queryByText(/to see it in the preview/)).toBeNull();
  },
});

/** It has been live: the page says why there is no choice. */
export const AnotherDesignTooLate = meta.story({
  args: { step: 'looks', design: { ...design, published: true, onSubmit: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your website has been live, so it stays in its design/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Take this design' })).toBeNull();
  },
});
