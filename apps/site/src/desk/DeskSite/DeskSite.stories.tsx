import { valuesOf } from '@awning/ui/components/FormValues';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { offline } from '../DeskList/DeskList.fixtures.ts';
import {
  building,
  checking,
  draft,
  failed,
  firstBuilt,
  handedIn,
  live,
  liveSite,
  messages,
  newer,
  next,
  noDomain,
  page,
  pictures,
  texts,
  waitingDomain,
} from './DeskSite.fixtures.ts';
import { DeskSite } from './DeskSite.tsx';

const idle = { status: 'idle' as const, problems: undefined };
const noFaults = { content: [], options: [] };

const editor = {
  ...idle,
  version: 4,
  begun: texts(),
  round: 0,
  faults: noFaults,
  suggesting: false,
  onSuggest: fn(),
  onSubmit: fn(),
  onValues: fn(),
  onPutBack: fn(),
  onTakeNewer: fn(),
  onKeep: fn(),
};

const meta = preview.meta({
  component: DeskSite,
  args: {
    page: { answer: page },
    site: liveSite,
    name: { ...idle, onSubmit: fn() },
    design: { ...idle, onSubmit: fn() },
    onReleaseName: fn(),
    onPause: fn(),
    onBuild: fn(),
    onOffer: fn(),
    onPublish: fn(),
    content: { onTake: fn(), editor },
    messages: { ...idle, rounds: 0, onSubmit: fn() },
    pictures: {
      form: { ...idle, rounds: 0, onSubmit: fn() },
      onCopy: fn(),
      onRemove: fn(),
    },
    domain: { form: { ...idle, onSubmit: fn() }, onCheck: fn(), onRemove: fn() },
    fetching: undefined,
    onFetch: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

const sent = (heard: unknown) => (heard as ReturnType<typeof fn>).mock.lastCall![0] as FormData;

/** Live: it is renamed, closed for now, built, published and delivered. */
export const Usual = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('hargreave-and-son');
    await expect(canvas.getAllByText('Live')[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: liveSite.address })).toHaveAttribute(
      'href',
      liveSite.address,
    );
    await expect(canvas.queryByRole('region', { name: 'Before it may go live' })).toBeNull();
    await expect(canvas.getByText('Nobody’s: it has gone live')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Ask the buyer/ })).toBeNull();
    await expect(canvas.queryByText('Its design')).toBeNull();

    const name = canvas.getByRole('textbox', { name: 'Name in its address' });
    await userEvent.clear(name);
    await userEvent.type(name, 'sharp');
    await userEvent.click(canvas.getByRole('button', { name: 'Rename it' }));
    await expect(sent(args.name.onSubmit).get('name')).toBe('sharp');
    await userEvent.click(canvas.getByRole('button', { name: 'Let others have it hargreave' }));
    await expect(args.onReleaseName).toHaveBeenCalledWith('hargreave');
    await userEvent.click(canvas.getByRole('button', { name: 'Close it for now' }));
    await expect(args.onPause).toHaveBeenCalledWith(true);
  },
});

/** A change is saved with both texts; neither is sent while one cannot be parsed. */
export const Edited = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });
    await expect(area).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Content as JSON' }));
    const save = canvas.getByRole('button', { name: 'Save as a new version' });
    await userEvent.clear(area);
    await userEvent.type(area, '{{\n  "business": {{\n    "name": "Sharp"\n    "trade": "Barbers"\n  }\n}');
    await userEvent.click(save);
    await expect(area).toHaveAccessibleDescription(/^Line 4, column 5: a comma is missing/);
    await expect(area).toHaveFocus();
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('"trade"');
    await expect(args.content.editor!.onSubmit).not.toHaveBeenCalled();

    await userEvent.clear(area);
    await userEvent.type(area, '{{ "business": {{ "name": "Sharp" } }');
    await userEvent.click(save);
    const values = sent(args.content.editor!.onSubmit);
    await expect(values.get('content')).toBe('{ "business": { "name": "Sharp" } }');
    await expect(values.get('options')).toBe(texts().options);
  },
});

/** Its design refuses the content: each fault names its place and links to it. */
export const Refused = meta.story({
  args: {
    content: {
      onTake: fn(),
      editor: {
        ...editor,
        problems: {
          form: 'The content has faults.',
          fields: {
            content: 'Content: 2 things in it are to be put right',
            options: 'Options: one thing in it is to be put right',
          },
        },
        faults: {
          content: [
            { path: 'business.telephone', message: 'Enter a telephone number.' },
            { path: 'prices.groups.0.items.0.price', message: 'This is no price.' },
          ],
          options: [{ path: 'palette', message: 'This is none of the choices.' }],
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });
    const chosen = () => area.value.slice(area.selectionStart, area.selectionEnd);
    await expect(area).toBeInvalid();
    await expect(chosen()).toBe('"0114 496 0162"');
    const link = canvas.getByRole('button', { name: 'prices.groups.0.items.0.price: This is no price.' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveFocus();
    await expect(chosen()).toBe('1900');
    await expect(canvas.getByRole('textbox', { name: 'Options' })).toHaveAccessibleDescription(
      /^Options: one thing/,
    );
  },
});

/** The buyer or another admin was faster: the typed text still stands there, beside the version saved meanwhile. */
export const SavedByAnother = meta.story({
  args: {
    content: {
      onTake: fn(),
      editor: { ...editor, newer, problems: { form: 'Version 5 was saved meanwhile.' } },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Version 5 was faster: the buyer, 24 Nov/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Content' })).toHaveValue(texts().content);
    await userEvent.click(canvas.getByRole('button', { name: 'Look at it' }));
    await expect(canvas.getByRole('textbox', { name: 'Content of version 5' })).toHaveValue(
      texts(newer).content,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Take it into the editor' }));
    await expect(args.content.editor!.onTakeNewer).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on with mine' }));
    await expect(args.content.editor!.onKeep).toHaveBeenCalledOnce();
  },
});

/** An earlier version was loaded into the editor; the text before it can be put back. */
export const EarlierTaken = meta.story({
  args: { content: { onTake: fn(), editor: { ...editor, taken: { number: 2 } } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put back what stood there' }));
    await expect(args.content.editor!.onPutBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Take into the editor\s+Version 3$/ }));
    await expect(args.content.onTake).toHaveBeenCalledWith(3);
  },
});

/** Just created: the page says what is missing, and there is nothing to close or to download. */
export const Draft = meta.story({
  args: {
    page: { answer: { ...page, form: handedIn.form } },
    site: draft,
    content: { onTake: fn(), editor: { ...editor, version: 1 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft')).toBeVisible();
    await expect(canvas.getByText('Buyer’s: fills it in')).toBeVisible();
    const lacks = within(canvas.getByRole('region', { name: 'Before it may go live' }));
    await expect(lacks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Write what you are, in a word or two.',
      'Fill in “The first screen, Heading”, at the step “Words, page by page”.',
    ]);
    // Rare actions come after those that are looked at each time.
    const top = (name: string) => canvas.getByText(name).getBoundingClientRect().top;
    await expect(top('Build it')).toBeLessThan(top('Before it may go live'));
    await expect(top('Before it may go live')).toBeLessThan(top('What it is called'));
    await expect(canvas.queryByRole('button', { name: 'Close it for now' })).toBeNull();
    await expect(
      canvas.getByText(/^Nothing was built yet\. Press “Build the last saved version”/),
    ).toBeVisible();
    await expect(canvas.getByText(/^No pictures yet\. .* add others below\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Download/ })).toBeNull();
    const releases = canvas.getByRole('region', { name: 'Releases' });
    await expect(canvas.getByRole('link', { name: 'To the releases' })).toHaveAttribute(
      'href',
      `#${releases.id}`,
    );
  },
});

/** Handed in: the typed text can be sent as a suggestion, and the last suggestion is shown with the buyer's answers. */
export const Suggested = meta.story({
  args: {
    page: {
      answer: {
        ...page,
        ...handedIn,
        suggestedOf: handedIn.seen,
        site: {
          ...checking,
          suggestion: {
            id: 's1',
            version: 3,
            note: '',
            at: '2026-11-24T08:00:00.000Z',
            changes: [
              { path: 'business.telephone', value: '0114 496 0162', state: 'open' },
              { path: 'prices.groups.0.items.0.price', value: 1900, state: 'taken' },
              { path: 'prices.groups.0.items.1.name', value: 'Shave', state: 'left' },
            ],
          },
        },
      },
    },
    site: checking,
  },
  play: async ({ canvas, userEvent, args }) => {
    const suggested = within(canvas.getByRole('table', { name: 'What we suggested' }));
    const [, ...rows] = suggested.getAllByRole('row');
    await expect(
      rows.map((row) => [
        within(row).getByRole('rowheader').textContent,
        ...within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ]),
    ).toEqual([
      ['Telephone', 'BeforeNothing', 'Suggested0114 496 0162', 'AnswerOpen'],
      ['Prices, Hair, Cut, Price', 'Before£17', 'Suggested£19', 'AnswerTaken'],
      ['Prices, Hair, Shave, Name', 'BeforeHot-towel shave', 'SuggestedShave', 'AnswerLeft'],
    ]);
    await userEvent.click(canvas.getByRole('heading', { name: 'Content as JSON' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^A word about it/ }), 'Two typing errors.');
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest it to the buyer' }));
    await expect(args.content.editor!.onSuggest).toHaveBeenCalledOnce();
    await expect(args.content.editor!.onSubmit).not.toHaveBeenCalled();
  },
});

/** The website is closed for now. */
export const Paused = meta.story({
  args: { site: { ...liveSite, state: 'paused' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Closed for now')).toBeVisible();
    await expect(canvas.queryByText(/money goes back/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open it again' }));
    await expect(args.onPause).toHaveBeenCalledWith(false);
  },
});

/** Closed automatically, since the whole order was refunded. */
export const Refunded = meta.story({
  args: {
    page: { answer: { ...page, order: { ...page.order, status: 'refunded' } } },
    site: { ...liveSite, state: 'paused' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody’s: the order is closed')).toBeVisible();
    await expect(canvas.getByText(/closes by itself when all of its order’s money goes back/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open it again' })).toBeVisible();
  },
});

/** One release is being built; one is live, one can be published, one brought back. */
export const Releases = meta.story({
  args: {
    site: {
      ...liveSite,
      releases: [building, { ...next, published: true }, { ...live, published: false }],
      publications: [
        { release: next.id, version: 3, at: next.createdAt },
        { release: live.id, version: 2, at: live.createdAt },
      ],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const releases = within(canvas.getByRole('region', { name: 'Releases' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Build the last saved version' }));
    await expect(args.onBuild).toHaveBeenCalledOnce();
    const row = (version: number) =>
      within(releases.getByRole('row', { name: new RegExp(`^Version ${version} `) }));
    await expect(row(4).getByRole('progressbar', { name: 'Being built' })).toHaveAttribute(
      'aria-valuetext',
      'Page 7 of 12',
    );
    await expect(releases.getByRole('status')).toHaveTextContent('Version 4: Page 7 of 12');
    await expect(row(4).queryByRole('button')).toBeNull();
    await expect(row(3).getByText('Visitors see it')).toBeVisible();
    await expect(row(2).getByRole('link', { name: /^Look at it: version 2/ })).toHaveAttribute(
      'href',
      live.previewUrl,
    );
    await userEvent.click(row(2).getByRole('button', { name: /^Bring it back/ }));
    await expect(args.onPublish).toHaveBeenCalledWith({ ...live, published: false });
  },
});

/** A built release can be offered to the buyer; a buyer who has not handed in is asked for that. */
export const Told = meta.story({
  args: { site: { ...checking, releases: [building, next, firstBuilt] } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Ours: handed in on 23 Nov 2026, 18:40, look it over')).toBeVisible();
    await expect(canvas.getByText('27 Nov')).toBeVisible();
    await expect(canvas.queryByText('Changes asked for')).toBeNull();
    const releases = within(canvas.getByRole('region', { name: 'Releases' }));
    const row = (version: number) =>
      within(releases.getByRole('row', { name: new RegExp(`^Version ${version} `) }));
    await expect(row(4).queryByRole('button')).toBeNull();
    await userEvent.click(row(2).getByRole('button', { name: /^Ask the buyer to look it over/ }));
    await expect(args.onOffer).toHaveBeenCalledWith(firstBuilt);
    await expect(row(3).getByRole('button', { name: /^Publish/ })).toBeVisible();
  },
});

/** Until it is live it can move to another design of the same price: the consequences stand beside it. */
export const AnotherDesign = meta.story({
  args: { site: checking },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Another design' });
    await expect(within(field).queryByRole('option', { name: /^Barbershop Classic/ })).toBeNull();
    await expect(within(field).queryByRole('option', { name: /^Barbershop Deluxe/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Put it into this design' }));
    await expect(field).toHaveAccessibleDescription(/^Choose a design/);
    await expect(args.design.onSubmit).not.toHaveBeenCalled();

    await userEvent.selectOptions(field, 'Flowershop Herbarium (Flowershop)');
    await userEvent.click(canvas.getByRole('button', { name: 'Put it into this design' }));
    await expect(sent(args.design.onSubmit).get('templateId')).toBe('flowershop-herbarium');
    await expect(canvas.getByText(/^The buyer is told on their order’s page and by mail\./)).toBeVisible();
  },
});

/** Its buyer saved something meanwhile: it stays in its design, and says why. */
export const DesignNotTaken = meta.story({
  args: {
    site: checking,
    design: {
      ...idle,
      problems: {
        form: 'This was changed elsewhere meanwhile, and the design stays as it was. Load the page once more and look at it first.',
      },
      onSubmit: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This was changed elsewhere meanwhile/)).toBeVisible();
  },
});

/** The differences to the version that was handed in, with the labels of the buyer's form. */
export const ChangedSince = meta.story({
  args: { page: { answer: { ...page, ...handedIn, site: checking } }, site: checking },
  play: async ({ canvas }) => {
    const changes = within(canvas.getByRole('region', { name: 'What changed since last time' }));
    await expect(changes.getByText('Since version 3 was handed in on 23 Nov 2026, 18:40.')).toBeVisible();
    for (const [field, before, after] of [
      ['Telephone', 'Nothing', '0114 496 0162'],
      [
        'The first screen, Picture',
        'Carol at the chair (Carol at the chair.webp)',
        'The shop from across the street (IMG_2041.jpg)',
      ],
      ['Prices, Hair, Cut, Price', '£17', '£19'],
      ['Prices, Hair, Hot-towel shave', 'Hot-towel shave, £14', 'Removed'],
    ] as const) {
      const row = within(changes.getByRole('row', { name: new RegExp(`^${field} `) }));
      await expect(row.getByText(before)).toBeVisible();
      await expect(row.getByText(after)).toBeVisible();
    }
  },
});

/** One release is with the buyer; a newer one can replace it. */
export const Offered = meta.story({
  args: {
    site: {
      ...checking,
      stage: 'approving',
      offered: firstBuilt.id,
      offeredAt: '2026-11-24T10:00:00.000Z',
      releases: [next, firstBuilt],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Buyer’s: asked on 24 Nov 2026, 10:00 to look it over')).toBeVisible();
    await expect(canvas.getByText(/^The buyer is looking it over in the design that it is in/)).toBeVisible();
    const releases = within(canvas.getByRole('region', { name: 'Releases' }));
    const theirs = within(releases.getByRole('row', { name: /^Version 2 / }));
    await expect(theirs.getByText('With the buyer')).toBeVisible();
    await expect(theirs.queryByRole('button', { name: /^Ask the buyer/ })).toBeNull();
    await expect(theirs.getByRole('button', { name: /^Publish/ })).toBeVisible();
    await expect(releases.getAllByRole('button', { name: /^Ask the buyer/ })).toHaveLength(1);
  },
});

/** The buyer sent it back once, which the price includes. */
export const SentBack = meta.story({
  args: { site: { ...checking, changesAsked: 1, releases: [firstBuilt] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ours: sent back, make the change')).toBeVisible();
    await expect(canvas.getByText('1 of 1 in the price')).toBeVisible();
  },
});

/** A release that lacks something is not offered: each missing thing is named beside the button. */
export const OfferRefused = meta.story({
  args: {
    page: { answer: { ...page, form: handedIn.form } },
    site: { ...checking, releases: [firstBuilt] },
    problem: {
      id: `offer ${firstBuilt.id}`,
      message: 'Something is missing before it can be offered.',
      fields: { 'business.telephone': 'This must be filled in.' },
    },
  },
  play: async ({ canvas }) => {
    const releases = within(canvas.getByRole('region', { name: 'Releases' }));
    const row = within(releases.getByRole('row', { name: /^Version 2 / }));
    await expect(row.getAllByRole('alert')).toHaveLength(1);
    await expect(row.getByRole('alert')).toHaveTextContent('Something is missing before it can be offered.');
    await expect(row.getByRole('listitem')).toHaveTextContent(
      'Fill in “Telephone”, at the step “Telephone and mail”.',
    );
  },
});

/** The last messages are open, the earlier ones folded; an answer is sent as it was typed. */
export const Messages = meta.story({
  args: { page: { answer: { ...page, messages } } },
  play: async ({ canvas, userEvent, args }) => {
    const panel = within(canvas.getByRole('region', { name: 'Messages' }));
    const said = () => panel.getAllByRole('article').map(({ textContent }) => textContent);
    await expect(said()).toEqual([
      expect.stringMatching(/^Us.*23\sNov\s2026, 08:10The one with the chair\.\nIt is sharper\.$/),
      expect.stringMatching(/^Buyer.*18:30Then the chair it is\.$/),
      expect.stringMatching(/^BuyerAsks for a change.*A shave is 14, not 12\.$/),
    ]);
    const earlier = panel.getByRole('button', { name: 'Show 1 earlier message' });
    await expect(earlier).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(earlier);
    await expect(said()).toHaveLength(4);
    await expect(said()[0]).toMatch(/^Buyer.*Which of the two pictures would you take\?$/);

    await userEvent.click(panel.getByRole('button', { name: 'Send it' }));
    const field = panel.getByRole('textbox', { name: 'Message to the buyer' });
    await expect(field).toHaveAccessibleDescription(/^Write a few words/);
    await expect(args.messages.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, 'It is changed.{Enter}Look once more.');
    await userEvent.click(panel.getByRole('button', { name: 'Send it' }));
    await expect(sent(args.messages.onSubmit).get('text')).toBe('It is changed.\nLook once more.');
  },
});

/** The message was sent: the form is empty for the next, and the focus stays for an admin who uses the keyboard. */
export const MessageSent = meta.story({
  render: function Sending(args) {
    const [said, setSaid] = useState<typeof messages>([]);
    return (
      <DeskSite
        {...args}
        page={{ answer: { ...page, messages: said } }}
        messages={{
          ...idle,
          rounds: said.length,
          onSubmit: (values) => setSaid([{ ...messages[1]!, text: valuesOf(values, ['text']).text }]),
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: 'Messages' }));
    await expect(panel.getByText(/^Nothing was written yet\. Write the first message below/)).toBeVisible();
    await userEvent.type(panel.getByRole('textbox', { name: 'Message to the buyer' }), 'All is well.');
    panel.getByRole('button', { name: 'Send it' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await panel.findByText('All is well.')).toBeVisible();
    await expect(panel.getByRole('textbox', { name: 'Message to the buyer' })).toHaveValue('');
    await expect(panel.getByRole('button', { name: 'Send it' })).toHaveFocus();
  },
});

/** The message was not sent: its text still stands there. */
export const MessageFailed = meta.story({
  render: function Failing(args) {
    const [problems, setProblems] = useState<{ form: string }>();
    return (
      <DeskSite
        {...args}
        messages={{
          ...args.messages,
          problems,
          onSubmit: () => setProblems({ form: 'That was not saved. The connection failed.' }),
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: 'Messages' }));
    await userEvent.type(panel.getByRole('textbox', { name: 'Message to the buyer' }), 'All is well.');
    await userEvent.click(panel.getByRole('button', { name: 'Send it' }));
    await expect(await panel.findByText('That was not saved. The connection failed.')).toBeVisible();
    await expect(panel.getByRole('textbox', { name: 'Message to the buyer' })).toHaveValue('All is well.');
  },
});

/** The last build failed, and the one before it is not ready to be published: the page says why. */
export const BuildFailed = meta.story({
  args: {
    site: { ...liveSite, releases: [failed, next, live] },
    problem: { id: next.id, message: 'Version 3 lacks a telephone number.' },
  },
  play: async ({ canvas }) => {
    const releases = within(canvas.getByRole('region', { name: 'Releases' }));
    await expect(releases.getByRole('row', { name: /^Version 4 .*Failed .*front\.jpg/ })).toBeVisible();
    const alert = within(releases.getByRole('row', { name: /^Version 3 / })).getByRole('alert');
    await expect(alert).toHaveTextContent('Version 3 lacks a telephone number.');
  },
});

/** Every picture shows its state; its file name is copied for the content. */
export const Pictures = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const list = within(canvas.getByRole('region', { name: 'Pictures' }));
    await expect(
      list.getByRole('row', { name: /^IMG_2041.jpg .*4\.3 MB, 4032 × 3024 .*Ready/ }),
    ).toBeVisible();
    await expect(list.getByRole('row', { name: /^prices.png .*1 MB of 4.3 MB .*Arriving/ })).toBeVisible();
    await expect(list.getByRole('row', { name: /^logo.svg .*Refused .*This is a drawing/ })).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Copy\s+front-3f1f7a52.jpg$/ }));
    await expect(args.pictures.onCopy).toHaveBeenCalledWith('front-3f1f7a52.jpg');
    await userEvent.click(list.getByRole('button', { name: /^Remove\s+logo.svg$/ }));
    await expect(args.pictures.onRemove).toHaveBeenCalledWith(pictures[3]);

    await userEvent.click(list.getByRole('button', { name: 'Add them' }));
    const field = canvas.getByLabelText<HTMLInputElement>('Add pictures');
    await expect(field).toHaveAccessibleDescription(/^Choose a picture/);
    // As a drop sets it: the browser does not accept a typed value as a file.
    const dropped = new DataTransfer();
    for (const name of ['one.jpg', 'two.jpg']) dropped.items.add(new File(['x'], name));
    field.files = dropped.files;
    await userEvent.click(list.getByRole('button', { name: 'Add them' }));
    await expect(sent(args.pictures.form.onSubmit).getAll('pictures')).toMatchObject([
      { name: 'one.jpg' },
      { name: 'two.jpg' },
    ]);
  },
});

/** The second of three is being sent; those that were refused are named beside the field. */
export const PicturesSending = meta.story({
  args: {
    pictures: {
      form: {
        status: 'submitting',
        rounds: 0,
        onSubmit: fn(),
        sending: { place: 2, count: 3, name: 'two.jpg', size: 4_300_000, sent: 1_000_000 },
        problems: {
          form: 'Not all of them could be added',
          fields: { pictures: 'one.pdf: This is a document (PDF).' },
        },
      },
      onCopy: fn(),
      onRemove: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '2 of 3: two.jpg, 1 MB of 4.3 MB…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByLabelText('Add pictures')).toHaveAccessibleDescription(/^one.pdf: This is a/);
  },
});

/** The focus of an admin who removed something by keyboard stays near. */
export const Removed = meta.story({
  render: function Removing(args) {
    const [left, setLeft] = useState(pictures);
    const [domain, setDomain] = useState(waitingDomain);
    return (
      <DeskSite
        {...args}
        page={{ answer: { ...page, domain } }}
        site={{ ...liveSite, pictures: left }}
        pictures={{
          ...args.pictures,
          onRemove: ({ id }) => setLeft(left.filter((picture) => picture.id !== id)),
        }}
        domain={{ ...args.domain, onRemove: () => setDomain(noDomain) }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Remove\s+logo.svg$/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('logo.svg')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Pictures' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Remove the domain' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Own domain' })).toHaveFocus();
  },
});

/** There is no domain yet, and the order does not include one: the desk may set one all the same. */
export const DomainNotBought = meta.story({
  args: { page: { answer: { ...page, domain: { ...noDomain, bought: false } } } },
  play: async ({ canvas, userEvent, args }) => {
    const own = within(canvas.getByRole('region', { name: 'Own domain' }));
    await userEvent.click(own.getByRole('button', { name: 'Set the domain' }));
    const field = own.getByRole('textbox', { name: 'Domain' });
    await expect(field).toHaveAccessibleDescription(/^Enter a domain like/);
    await userEvent.type(field, 'sharp.example');
    await userEvent.click(own.getByRole('checkbox', { name: 'Agreed on with the buyer all the same' }));
    await userEvent.click(own.getByRole('button', { name: 'Set the domain' }));
    await expect(Object.fromEntries(sent(args.domain.form.onSubmit))).toEqual({
      domain: 'sharp.example',
      agreed: 'yes',
    });
  },
});

/** Its records are yet to be set: each is shown, with the reason why it does not suffice yet. */
export const DomainWaiting = meta.story({
  args: { page: { answer: { ...page, domain: waitingDomain } } },
  play: async ({ canvas, userEvent, args }) => {
    const own = within(canvas.getByRole('region', { name: 'Own domain' }));
    await expect(own.getByText('Waiting for its records')).toBeVisible();
    await expect(own.getByText(/^No TXT record stands/)).toBeVisible();
    await expect(
      own.getByRole('row', { name: /^With www CNAME www.bärbershop.example sites.awning.example$/ }),
    ).toBeVisible();
    await userEvent.click(own.getByRole('button', { name: 'Check now' }));
    await expect(args.domain.onCheck).toHaveBeenCalledOnce();
    await userEvent.click(own.getByRole('button', { name: 'Remove the domain' }));
    await expect(args.domain.onRemove).toHaveBeenCalledWith('bärbershop.example');
  },
});

/** Both zips are of the published release. */
export const TakenAlong = meta.story({
  args: { fetching: 'source' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download the finished files' }));
    await expect(args.onFetch).toHaveBeenCalledWith('files');
    await expect(canvas.getByRole('button', { name: 'Fetching…' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The name is taken: a message beside the field says so. And a pressed button is busy. */
export const Busy = meta.story({
  args: {
    busy: 'build',
    name: {
      status: 'idle',
      problems: { form: 'That name is taken.', fields: { name: 'Another website has this name' } },
      onSubmit: fn(),
    },
    problem: { id: 'pause', message: 'That was not saved. The connection failed.' },
    content: { onTake: fn(), editor: { ...editor, status: 'submitting' } },
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name in its address' });
    await expect(name).toHaveAccessibleDescription(/^Another website has this name/);
    await expect(canvas.getByRole('button', { name: 'Asking for it…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('That was not saved. The connection failed.')).toBeVisible();
  },
});

const word = 'Wolfeschlegelsteinhausenbergerdorff';

/** Endless words and forty pictures, on the narrowest phone. */
export const LongWords = meta.story({
  args: {
    site: {
      ...liveSite,
      name: 'x'.repeat(40),
      address: `http://${'x'.repeat(40)}.${word.toLowerCase()}.example`,
      missing: [{ path: `designs.barbershop-classic.${word}`, message: `${word} `.repeat(5) }],
      releases: [{ ...failed, failure: word.repeat(4) }, live],
      pictures: Array.from({ length: 40 }, (_, place) => ({
        ...pictures[0]!,
        id: String(place),
        name: `${word.repeat(3)}-${place}.jpg`,
        file: `${word.toLowerCase().repeat(2)}-${place}.jpg`,
      })),
    },
    page: {
      answer: {
        ...page,
        messages: [{ ...messages[0]!, text: `${word.repeat(5)} ${word} `.repeat(20) }],
        domain: {
          bought: true,
          domain: {
            ...waitingDomain.domain!,
            shown: `${word}.example`,
            records: [{ purpose: 'proof', type: 'TXT', name: `_awning.${word}`, value: word.repeat(5) }],
          },
        },
      },
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Remove .*jpg$/ })).toHaveLength(40);
  },
});

/** This order has no website. */
export const None = meta.story({
  args: {
    page: {
      failure: { error: 'no-site', message: 'This order is cancelled: it has no website.' },
    },
    site: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This order is cancelled: it has no website.');
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/dashboard/orders');
  },
});

/** The server did not answer. */
export const DidNotCome = meta.story({
  args: { page: offline, site: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That did not come');
  },
});

/** The website is being loaded. */
export const Loading = meta.story({
  args: { page: null, site: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Fetching…');
  },
});
