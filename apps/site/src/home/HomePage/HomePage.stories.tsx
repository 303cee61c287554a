import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { onePerCategory, listedTemplates, type ListedTemplate } from '../../goods/listedTemplates.ts';
import { ContactSection } from '../../forms/ContactSection/ContactSection.tsx';
import { HomeSections } from '../HomeSections/HomeSections.tsx';
import { HomePage } from './HomePage.tsx';

const below = (templates: readonly ListedTemplate[]) => (
  <>
    <HomeSections templates={templates} from={299_00} />
    <ContactSection formAction="/contact/create" />
  </>
);

const meta = preview.meta({
  component: HomePage,
  args: {
    shops: listedTemplates.slice(0, 1) as unknown as [ListedTemplate],
    from: 299_00,
    children: below(listedTemplates.slice(0, 1)),
  },
  parameters: { layout: 'fullscreen' },
});

/** The first day: one template in the catalogue, so visitors are not asked for their trade. */
export const OneTemplate = meta.story();

/** The whole street, from the shop front to the letter box. */
export const Usual = meta.story({
  args: { shops: onePerCategory as unknown as [ListedTemplate], children: below(onePerCategory.slice(0, 6)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Open for business, online.');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Services',
      'Pay once. It’s yours.',
      'Have a look in the windows',
      'Kind words, by post',
      'Three shutters to raise',
      'Pop a note through the door',
    ]);
    await expect(canvas.getAllByRole('link', { name: /^View Demo/ })).toHaveLength(
      Math.min(onePerCategory.length, 6),
    );
  },
});

// What of a first screen is left under the awning.
const onADesktop = 800 - 172;
const onAPhone = 740 - 132;

function firstScreenOf(height: number) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const endOf = (element: HTMLElement) => element.getBoundingClientRect().bottom;
    const lead = canvas.getByText(
      'Ready-made websites for small shops. From $349, paid once. Money back until we begin.',
    );
    const submit = canvas.getByRole('button', { name: 'Try it with your name' });
    await expect(canvas.getByRole('heading', { level: 1 }).nextElementSibling).toBe(lead);
    await expect(endOf(lead)).toBeLessThan(endOf(submit));
    await expect(endOf(submit)).toBeLessThan(height);
    await expect(endOf(canvas.getByRole('link', { name: 'See the prices' }))).toBeLessThan(height);
  };
}

/** What is sold, from how much on, and where to try it, before anything is scrolled. */
export const FirstScreen = Usual.extend({
  args: { from: 349_00 },
  globals: { viewport: { value: 'desktop' } },
  play: firstScreenOf(onADesktop),
});

/** And on a phone. */
export const FirstScreenOnAPhone = FirstScreen.extend({
  globals: { viewport: { value: 'mobile1' } },
  play: firstScreenOf(onAPhone),
});
