import preview from '#storybook/preview';
import { classic } from './CheckoutForm.fixtures.ts';
import { CheckoutForm } from './CheckoutForm.tsx';

const meta = preview.meta({
  component: CheckoutForm,
  args: classic,
  parameters: { layout: 'fullscreen' },
});

/** Nothing ticked, nothing typed. */
export const Fresh = meta.story();

/** Handed back by the server. */
export const Draft = meta.story({ args: { draft: { name: 'Ada', addOns: ['extraPages', 'domainSetup'] } } });
