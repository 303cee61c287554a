import { Suspense, use, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { welshVillage } from '../content/testing/businesses.ts';
import { loadDesign } from '../designs.ts';
import { addressesUnder } from './siteAddress.ts';

const loading = loadDesign('barbershop-classic');
const href = addressesUnder('/', []);

/** A design beside the form that fills it. */
function Preview() {
  const design = use(loading)!;
  const [name, setName] = useState('');
  const business = { ...welshVillage.business, name };
  return (
    <>
      <aside aria-label="Your details">
        <input
          aria-label="Name over the door"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </aside>
      <design.Page slug="find-us" href={href} content={{ ...welshVillage, business }} />
    </>
  );
}

const meta = preview.meta({
  component: Preview,
  decorators: (Story) => (
    <Suspense>
      <Story />
    </Suspense>
  ),
  parameters: { layout: 'fullscreen' },
});

/** While a name is typed the page stays: what is open, scrolled to or half filled in on it is not lost. */
export const WhileItIsTyped = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const main = await canvas.findByRole('main');
    const banner = canvas.getByRole('banner');
    await expect(banner).toHaveTextContent('Your name');

    await userEvent.type(canvas.getByRole('textbox', { name: 'Name over the door' }), 'Siop Gwen');
    await expect(banner).toHaveTextContent('Siop Gwen');
    await expect(canvas.getByRole('main')).toBe(main);
  },
});
