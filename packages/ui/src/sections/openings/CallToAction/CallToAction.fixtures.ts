import type { CallToActionProps } from './CallToAction.tsx';

export const squeak = {
  heading: 'It squeaks. *We know why.*',
  actions: [{ label: 'Book a service', href: '/find-us#book' }],
} satisfies CallToActionProps;

export const service = {
  heading: squeak.heading,
  lead: 'Bring it in before ten and ride it home.',
  actions: [squeak.actions[0], { label: 'Or ring 0131 496 0733', href: 'tel:+441314960733' }],
} satisfies CallToActionProps;
