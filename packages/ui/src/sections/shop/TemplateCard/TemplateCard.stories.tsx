import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { SaveToggle } from '../../../components/actions/SaveToggle/SaveToggle.tsx';
import { LiveText } from '../../../components/feedback/LiveText/LiveText.tsx';
import { Container, Grid, Heading, Stack } from '../../../primitives/index.ts';
import { leadsTo } from '../../../testing/leadsTo.ts';
import { classic, petal, phone, told, volt } from './TemplateCard.fixtures.ts';
import { TemplateCard, TemplateCardSkeleton } from './TemplateCard.tsx';

const meta = preview.meta({
  component: TemplateCard,
  parameters: { states: ['least', 'usual', 'long-words', 'many', 'loading', 'missing-picture', 'keyboard'] },
  args: classic,
  render: (args) => (
    <Grid narrowest="large" gap="roomy">
      <TemplateCard {...args} />
    </Grid>
  ),
  decorators: [
    (Story) => (
      <Container>
        <Stack gap="large">
          <Heading level={2} size="xlarge">
            Shop windows
          </Heading>
          <Story />
        </Stack>
      </Container>
    ),
  ],
});

/** The least that a shelf says of a template. */
export const Least = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Barbershop Classic' });
    await expect(card).toHaveTextContent('Barbershop ClassicBarbershopBasic$299');

    const names = canvas
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent);
    await expect(names).toEqual([
      'Barbershop Classic',
      'View Details of Barbershop Classic',
      'View Demo of Barbershop Classic (opens in a new tab)',
    ]);
    await expect(canvas.getByRole('link', { name: /^View Demo/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', classic.href);
  },
});

/** With the focus on it, as under a pointer: the phone is fetched and comes into the window, and goes again. */
export const Usual = meta.story({
  tags: ['usual'],
  args: { phone: { ...phone, alt: 'The same site on a phone' } },
  play: async ({ canvas, userEvent }) => {
    const onPhone = canvas.getByAltText<HTMLImageElement>('The same site on a phone');
    await expect(onPhone).not.toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(onPhone).toBeVisible());
    // Twice as high as wide, once it has come.
    await waitFor(() => expect(onPhone.clientHeight).toBeCloseTo(2 * onPhone.clientWidth, -1));
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(onPhone).not.toBeVisible());
  },
});

/** The phone never came: nothing stands in front of the site. */
export const MissingPhone = meta.story({
  tags: ['missing-picture'],
  args: { phone: { ...phone, src: 'data:image/png;base64,AAAA' } },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    const onPhone = canvasElement.querySelectorAll('img')[1]!;
    await waitFor(() => expect(onPhone.complete).toBe(true));
    await expect(getComputedStyle(onPhone).display).not.toBe('none');
    await expect(onPhone.clientHeight).toBe(0);
  },
});

/** What it is, for whom, its facts, and a link to see it with the visitor’s own name. */
export const Told = meta.story({
  tags: ['usual'],
  args: told,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Barbershop Classic' });
    await expect(card).toHaveTextContent(told.lead);
    await expect(card).toHaveTextContent('6 pages, Booking request, Vouchers');
    const own = canvas.getByRole('link', { name: 'Try it with your name: Barbershop Classic' });
    await expect(own).toHaveAttribute('href', told.tryOn.href);
    await expect(leadsTo(canvas.getByText(told.lead))).toBe(classic.href);
  },
});

/** It can be saved for later: a button of its own does that, and the card's link is not followed. */
export const ToSave = meta.story({
  tags: ['usual'],
  args: told,
  render: function Kept(args) {
    const [saved, setSaved] = useState(false);
    const labels = { save: 'Save', saved: 'Saved' };
    return (
      <Grid narrowest="large" gap="roomy">
        <TemplateCard
          {...args}
          save={
            <SaveToggle
              name={args.name}
              saved={saved}
              onSavedChange={setSaved}
              look="heart"
              labels={labels}
            />
          }
        />
      </Grid>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save Barbershop Classic', pressed: false });
    await expect(save.closest('a')).toBeNull();
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect(leadsTo(save)).toBeUndefined();
    // After all the links.
    canvas.getByRole('link', { name: /^View Demo/ }).focus();
    await userEvent.tab();
    await expect(save).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(save).toHaveAccessibleName('Save Barbershop Classic');
  },
});

/** On a phone’s screen its window shows the whole first screen of the site, and there is no second one. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: { ...told, phone },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const site = canvas.getByRole<HTMLImageElement>('img', { name: classic.picture.alt });
    await waitFor(() => expect(site.naturalWidth).toBeGreaterThan(0));
    await expect(site.clientWidth / site.clientHeight).toBeCloseTo(site.naturalWidth / site.naturalHeight, 1);
    // Its buttons are in the first screen: they come before what is told of it.
    const lead = canvas.getByText(told.lead).getBoundingClientRect();
    const demo = canvas.getByRole('link', { name: /^View Demo/ }).getBoundingClientRect();
    await expect(demo.bottom).toBeLessThanOrEqual(lead.top);
    await userEvent.tab();
    await expect(canvasElement.querySelectorAll('img')[1]).not.toBeVisible();
  },
});

/** It came in this week. */
export const New = meta.story({
  tags: ['usual'],
  args: { sticker: { label: 'New', tone: 'new' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Barbershop Classic' })).toHaveTextContent(/New/);
    await expect(leadsTo(canvas.getByText('New'))).toBe(classic.href);
  },
});

/** A buyer has said what they think of it. */
export const Rated = meta.story({
  tags: ['usual'],
  args: { rating: { label: '4.5 out of 5 stars, from 2 reviews', text: '4.5 (2)' } },
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img', { name: '4.5 out of 5 stars, from 2 reviews' });
    await expect(leadsTo(stars)).toBe(classic.href);
  },
});

/** Unavailable for now: it says so across the glass, and can still be looked at. */
export const SoldOut = meta.story({
  tags: ['usual'],
  args: { sticker: { label: 'Back in May', tone: 'gone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Back in May')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', classic.href);
  },
});

/** While the shelf is loading: shutters, and one announcement. */
export const Loading = meta.story({
  tags: ['loading'],
  render: () => (
    <>
      <LiveText>Putting the windows out…</LiveText>
      <Grid narrowest="large" gap="roomy">
        <TemplateCardSkeleton />
        <TemplateCardSkeleton />
        <TemplateCardSkeleton />
      </Grid>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Putting the windows out…');
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** Anywhere on the card leads to the template; its buttons keep their own ways. */
export const WholeCardLeads = meta.story({
  tags: ['usual'],
  play: async ({ canvas }) => {
    await expect(leadsTo(canvas.getByRole('img'))).toBe(classic.href);
    await expect(leadsTo(canvas.getByText('$299'))).toBe(classic.href);
    await expect(leadsTo(canvas.getByText('Barbershop'))).toBe(classic.href);
    await expect(leadsTo(canvas.getByText('View Demo'))).toBe(classic.demo.href);
    await expect(canvas.getByRole('article').querySelector('a a, a button, button a')).toBeNull();
  },
});

/** Walked through without a mouse: the phone comes into the window when the card takes the focus. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: { phone: { ...phone, alt: 'The same site on a phone' } },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Barbershop Classic', /^View Details of/, /^View Demo of/]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    // It is loaded and fades in; until then it is hidden from every query by role.
    await waitFor(() => expect(canvas.getByRole('img', { name: 'The same site on a phone' })).toBeVisible());
  },
});

/** Beside a card with more to tell, its button stands level with the other’s. */
export const Level = meta.story({
  tags: ['usual'],
  args: told,
  render: (args) => (
    <Grid narrowest="snug" gap="roomy">
      <TemplateCard {...args} />
      <TemplateCard {...args} name="Barbershop Comb" lead="Colour" facts={['3 pages']} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('link', { name: /^Try it/ })
      .map((own) => own.getBoundingClientRect().top);
    await expect(tops).toHaveLength(2);
    await expect(tops[0]).toBe(tops[1]);
  },
});

/** A shelf of three. */
export const Many = meta.story({
  tags: ['many'],
  render: (args) => (
    <Grid narrowest="large" gap="roomy">
      <TemplateCard {...args} phone={phone} />
      <TemplateCard {...volt} />
      <TemplateCard {...petal} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    const names = canvas
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent);
    await expect(new Set(names).size).toBe(names.length);
  },
});

/** Long words and a long price, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    category: 'Lebensmitteleinzelhandelsgeschäft',
    lead: 'Für Grundstücksverkehrsgenehmigungszuständigkeitsübertragungen und ihre Verordnungen',
    facts: ['12 Seiten', 'Terminvereinbarungsanfrage', 'Geschenkgutscheine', 'Neuigkeiten'],
    tryOn: { label: 'Mit dem eigenen Namen ausprobieren', href: '/try/barbershop-classic' },
    tier: 'Fortgeschritten',
    price: '12.499,50 €',
    labels: {
      ...classic.labels,
      viewDemo: 'Vorschau öffnen',
      viewDetails: 'Einzelheiten ansehen',
      of: 'von',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** The picture never came. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: { picture: { ...classic.picture, src: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Sharp since breakfast/ })).toBeVisible();
  },
});

/** A sticker that says nothing, loudly. */
export const StickerThatShouts = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { sticker: { label: 'MUST-HAVE! Limited time offer', tone: 'new' } },
});
