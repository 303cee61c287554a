import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { classic, phone, twelvePages } from './TemplateDetail.fixtures.ts';
import { TemplateDetail } from './TemplateDetail.tsx';

const meta = preview.meta({
  component: TemplateDetail,
  args: classic,
  parameters: { layout: 'fullscreen' },
});

/** The least: no phone picture yet. */
export const DeskOnly = meta.story();

/** As most templates are shown. */
export const Usual = meta.story({
  args: { phone },
  play: async ({ canvas }) => {
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

/** A large site with pages to count and extras of its own. */
export const Many = meta.story({
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

/** Words and a price that need their room, on the narrowest phone. */
export const LongWords = meta.story({
  args: {
    phone,
    name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    tier: { label: 'Fortgeschrittenenausstattung', tone: 'solid' },
    description:
      'Suchmaschinenoptimierungsgrundlagen, Barrierefreiheitsprüfung und eine Rechtsschutzversicherungsgesellschaftenübersicht.',
    price: { price: '12.499,50 €', notes: ['Einmalzahlung ohne Folgekosten.'] },
    pages: ['Startseite', 'Datenschutzgrundverordnungshinweise', 'Öffnungszeitenübersicht'],
    addOns: [{ name: 'Kraftfahrzeughaftpflichtversicherungsseite', price: '+ 1.250,00 €' }],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** The pictures never came. */
export const MissingPicture = meta.story({
  args: {
    picture: { ...classic.picture, src: 'data:image/png;base64,AAAA' },
    phone: { ...phone, src: 'data:image/png;base64,AAAA' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Sharp since breakfast/ })).toBeVisible();
  },
});
