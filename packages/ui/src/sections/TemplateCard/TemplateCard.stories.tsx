import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container, Grid, Heading, Stack } from '../../primitives/index.ts';
import { leadsTo } from '../../testing/leadsTo.ts';
import { classic, petal, phone, volt } from './TemplateCard.fixtures.ts';
import { TemplateCard } from './TemplateCard.tsx';

const meta = preview.meta({
  component: TemplateCard,
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

/** The least a shelf needs of a template. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Barbershop Classic' });
    await expect(card).toHaveTextContent('Barbershop ClassicBarbershopBasic$299');

    const names = canvas
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent);
    await expect(names).toEqual([
      'Barbershop Classic',
      'View Demo of Barbershop Classic (opens in a new tab)',
      'View Details of Barbershop Classic',
    ]);
    await expect(canvas.getByRole('link', { name: /^View Demo/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', classic.href);
  },
});

/** Anywhere on the card leads to the template; the two buttons keep their own ways. */
export const WholeCardLeads = meta.story({
  play: async ({ canvas }) => {
    await expect(leadsTo(canvas.getByRole('img'))).toBe(classic.href);
    await expect(leadsTo(canvas.getByText('$299'))).toBe(classic.href);
    await expect(leadsTo(canvas.getByText('Barbershop'))).toBe(classic.href);
    await expect(leadsTo(canvas.getByText('View Demo'))).toBe(classic.demo.href);
    await expect(canvas.getByRole('article').querySelector('a a, a button, button a')).toBeNull();
  },
});

/** Walked through without a mouse: the phone comes into the window as the card takes the focus. */
export const ByKeyboard = meta.story({
  args: { phone: { ...phone, alt: 'The same site on a phone' } },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Barbershop Classic', /^View Demo of/, /^View Details of/]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await expect(canvas.getByRole('img', { name: 'The same site on a phone' })).toBeVisible();
  },
});

/** A shelf of three. */
export const Many = meta.story({
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

/** Words and a price that need their room, on the narrowest phone. */
export const LongWords = meta.story({
  args: {
    name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    category: 'Lebensmitteleinzelhandelsgeschäft',
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
  args: { picture: { ...classic.picture, src: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Sharp since breakfast/ })).toBeVisible();
  },
});
