import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { SaveToggle } from '../../../components/actions/SaveToggle/SaveToggle.tsx';
import { choices, classic, phone, twelvePages } from './TemplateDetail.fixtures.ts';
import { TemplateDetail, TemplateDetailSkeleton } from './TemplateDetail.tsx';

const saveChanged = fn();

const meta = preview.meta({
  component: TemplateDetail,
  args: classic,
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'loading', 'missing-picture', 'keyboard'],
  },
});

/** The least: no phone picture yet. */
export const DeskOnly = meta.story({ tags: ['least'] });

/** As most templates are shown. */
export const Usual = meta.story({
  tags: ['usual'],
  args: { phone, tryOn: { label: 'Try it with your name', href: '/try/barbershop-classic' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Try it with your name' })).toHaveAttribute(
      'href',
      '/try/barbershop-classic',
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Barbershop Classic');
    await expect(canvas.getByRole('img', { name: 'The same site on a phone' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Order this website' })).toHaveAttribute(
      'href',
      '/checkout?templateId=barbershop-classic',
    );

    for (const name of ['View Demo (opens in a new tab)', 'Open the live demo (opens in a new tab)']) {
      const demo = canvas.getByRole('link', { name });
      await expect(demo).toHaveAttribute('href', '/demos/barbershop-classic/');
      await expect(demo).toHaveAttribute('target', '_blank');
    }

    const outline = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(outline).toEqual(['What you take home', 'Add at the counter', 'The pages, by name']);
    await expect(canvas.getByText('Blog Setup').closest('li')).toHaveTextContent('Blog Setup + $100');
  },
});

/** It can be saved for later, beside its price. */
export const ToSave = meta.story({
  tags: ['usual'],
  args: {
    phone,
    save: (
      <SaveToggle
        name={classic.name}
        saved={false}
        onSavedChange={saveChanged}
        look="heart"
        labels={{ save: 'Save', saved: 'Saved' }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Barbershop' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save Barbershop Classic' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(saveChanged).toHaveBeenLastCalledWith(true);
  },
});

/** On a desktop the price and its meaning stand in one line, with any figures, and the heart stands beside them. */
export const ToSaveOnADesktop = ToSave.extend({
  args: { price: { price: '$499', notes: ['One-time payment.', 'No monthly fees.'] } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const price = canvas.getByText('$499').getBoundingClientRect();
    const note = canvas.getByText('One-time payment.').getBoundingClientRect();
    await expect(note.left).toBeGreaterThan(price.right);
    await expect(note.top).toBeLessThan(price.bottom);
  },
});

/** Its demo can be seen in two ways. */
export const TwoLooks = meta.story({
  tags: ['usual'],
  args: {
    phone,
    demo: {
      ...classic.demo,
      looks: {
        label: 'See it with',
        links: [
          { label: 'Photographs', href: '/demos/barbershop-classic/' },
          { label: 'Drawings', href: '/demos/barbershop-classic/drawn/' },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const drawings = canvas.getByRole('link', { name: 'See it with Drawings (opens in a new tab)' });
    await expect(drawings).toHaveAttribute('href', '/demos/barbershop-classic/drawn/');
    await expect(drawings).toHaveAttribute('target', '_blank');
  },
});

/** It comes in other colours and letters: the address says which. */
export const ToChoose = meta.story({
  tags: ['usual'],
  args: { phone, choices, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Dark red and brass', current: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Calm' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('?palette=calm');
  },
});

/** On a phone: its name, its price and both links stand in three rows, and the window is in sight below them. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: { phone, choices, tryOn: { label: 'Try it with your name', href: '/try/barbershop-classic' } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas }) => {
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    const order = canvas.getByRole('link', { name: 'Order this website' });
    await expect(top(canvas.getByRole('heading', { level: 1 }))).toBeLessThan(top(canvas.getByText('$299')));
    await expect(top(canvas.getByText('$299'))).toBeLessThan(top(order));
    await expect(top(order)).toBeLessThan(top(canvas.getByRole('img', { name: classic.picture.alt })));
    await expect(top(order)).toBeLessThan(top(canvas.getByText(args.description)));
    const own = canvas.getByRole('link', { name: 'Try it with your name' });
    await expect(top(own)).toBe(top(order));
    await expect(top(canvas.getByRole('img', { name: classic.picture.alt }))).toBeLessThan(320);
    await expect(canvas.queryByRole('link', { name: /^View Demo/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Open the live demo/ })).toBeVisible();
  },
});

/** Its pages are shown below: the list of what comes with it stands in two columns. */
export const FeaturesAlone = meta.story({
  args: { phone, pages: [], addOns: [] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    const [first, second] = args.features.map((feature) => canvas.getByText(feature).getBoundingClientRect());
    await expect(second!.left).toBeGreaterThan(first!.right);
    await expect(second!.top).toBe(first!.top);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  },
});

/** A large site with pages to count and extras of its own. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    phone,
    tier: { label: 'Advanced', tone: 'dark' },
    price: { price: '$799', notes: classic.price.notes },
    pages: twelvePages,
    addOns: [
      ...classic.addOns,
      { name: 'Priority Launch', price: '+ $100' },
      { name: 'Staff Training Session', price: '+ $80' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Weddings')).toBeVisible();
  },
});

/** Long words and a long price, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    phone,
    name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    tier: { label: 'Fortgeschrittenenausstattung', tone: 'solid' },
    description:
      'Suchmaschinenoptimierungsgrundlagen, Barrierefreiheitsprüfung und eine Rechtsschutzversicherungsgesellschaftenübersicht.',
    price: { price: '12.499,50 €', notes: ['Einmalzahlung ohne Folgekosten.'] },
    pages: ['Startseite', 'Datenschutzgrundverordnungshinweise', 'Öffnungszeitenübersicht'],
    addOns: [{ name: 'Kraftfahrzeughaftpflichtversicherungsseite', price: '+ 1.250,00 €' }],
    labels: { ...classic.labels, order: 'Verbindlich bestellen' },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** The pictures never came. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: {
    picture: { ...classic.picture, src: 'data:image/png;base64,AAAA' },
    phone: { ...phone, src: 'data:image/png;base64,AAAA' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Sharp since breakfast/ })).toBeVisible();
  },
});

/** A template that is still being written up: a missing part has no heading either. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { features: [], pages: [], addOns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Order this website' })).toBeVisible();
  },
});

/** It is not known yet which template it is. */
export const Loading = meta.story({
  tags: ['loading'],
  render: () => <TemplateDetailSkeleton label="Fetching this template" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Fetching this template' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** By keyboard alone: back to the shelf, to the till, into the demo. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: { phone },
  play: async ({ canvas, userEvent }) => {
    for (const name of [
      'Templates',
      'Barbershop',
      'Order this website',
      /^View Demo/,
      /^Open the live demo/,
    ]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});

/** Praise instead of a list. */
export const AdjectivesForGoods = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    phone,
    description:
      'A stunning, modern and fully responsive template, crafted with passion to elevate your brand.',
    features: ['Responsive design', 'Clean code', 'Modern look and feel'],
  },
});
