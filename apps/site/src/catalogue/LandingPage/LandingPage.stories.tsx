import { categorySlug, emptyCategories, landingCategories, stockedShelves } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { manyTemplates } from '../CataloguePage/CataloguePage.fixtures.ts';
import { LandingPage } from './LandingPage.tsx';

const stocked = stockedShelves(catalogue).map(({ category }) => category);

const meta = preview.meta({
  component: LandingPage,
  args: { templates: catalogue, onContinue: fn(), newsletter: { formAction: '/newsletter/subscribe' } },
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
});

/** Nothing chosen yet: what sells something is open, what does not is made to order, and the list says which is which. */
export const Usual = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const street = within(canvas.getByRole('region', { name: 'Which door is yours?' }));
    const open = street.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(open).toEqual(stocked);
    for (const category of open) {
      const own = catalogue.filter((template) => template.category === category);
      const from = Math.min(...own.map(({ price }) => price)) / 100;
      const designs = own.length === 1 ? '1 design' : `${own.length} designs`;
      await expect(
        street.getByRole('link', { name: `${category}: ${designs}, from $${from}` }),
      ).toBeVisible();
      const linkTo = ({ name }: { name: string }) =>
        street.queryByRole('link', { name: name.replace(/^\S+ /, '') });
      const shown = own.filter(linkTo);
      await expect(shown).toHaveLength(Math.min(3, own.length));
      await expect(new Set(shown.map(({ tier }) => tier))).toEqual(new Set(own.map(({ tier }) => tier)));
      for (const template of shown)
        await expect(linkTo(template)).toHaveAttribute(
          'href',
          `/templates/${categorySlug(category)}/${template.id}`,
        );
    }

    const trade = street.getByRole('combobox', { name: 'Your trade' });
    const offered = within(trade)
      .getAllByRole('option')
      .map((option) => option.textContent);
    await expect(offered).toEqual(['Choose one', ...stocked, ...emptyCategories(catalogue)]);
    await expect(offered).toEqual(expect.arrayContaining([...landingCategories]));
    const go = street.getByRole('button', { name: 'Continue' });
    await expect(go).toBeDisabled();
    await userEvent.selectOptions(trade, 'Real Estate');
    await expect(street.getByRole('status')).toHaveTextContent(
      'Real Estate is made to order: no design yet. The nearest is Flowershop Glasshouse, or ask for a quote.',
    );
    await userEvent.click(go);
    await expect(args.onContinue).toHaveBeenCalledWith(
      expect.objectContaining({ href: '/templates/real-estate' }),
    );

    const empty = within(canvas.getByRole('region', { name: 'No window yet: made to order' }));
    await expect(empty.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual(
      emptyCategories(catalogue),
    );
    await expect(empty.getByRole('link', { name: 'Ask for one: Real Estate' })).toHaveAttribute(
      'href',
      '/pricing#custom-development',
    );
    for (const tier of ['Basic', 'Intermediate', 'Advanced']) {
      await expect(canvas.getByRole('link', { name: `See ${tier}` })).toHaveAttribute(
        'href',
        `/pricing#${tier.toLowerCase()}`,
      );
    }
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
  },
});

/** One door is open, with one website behind it. */
export const OneDoor = meta.story({
  args: { templates: catalogue.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^1 ready-made website behind 1 open door, from \$299, paid once\./),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Barbershop: 1 design, from $299' })).toBeVisible();
  },
});

/** Every trade sells something: nothing is left to order. */
export const AllStocked = meta.story({
  args: { templates: manyTemplates(30) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('To order')).toBeNull();
    await expect(canvas.queryByRole('group', { name: /^Made to order/ })).toBeNull();
  },
});

/** Nothing is built yet: every trade of the list is made to order, and each can be asked for. */
export const NoneStocked = meta.story({
  args: { templates: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link', { name: /^Ask for one: / })).toHaveLength(12);
    const street = within(canvas.getByRole('region', { name: 'Which door is yours?' }));
    await userEvent.selectOptions(street.getByRole('combobox', { name: 'Your trade' }), 'Beauty');
    await expect(street.getByRole('status')).toHaveTextContent(
      'Beauty is made to order: no design yet. Ask for a quote.',
    );
  },
});

/** It is on its way. */
export const Subscribed = meta.story({
  args: { newsletter: { formAction: '/newsletter/subscribe', status: 'success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thanks — check your inbox!')).toBeVisible();
  },
});

/** It did not arrive. */
export const NotSubscribed = meta.story({
  args: { newsletter: { formAction: '/newsletter/subscribe', status: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong. Try again later.')).toBeVisible();
  },
});
