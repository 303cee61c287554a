import type { StoryCutoutProps } from './StoryCutout.tsx';

export const clockmaker = {
  heading: 'Wilf winds them all himself',
  paragraphs: [
    'Wilf Abara was a ship’s engineer until a clock stopped in the mess and nobody else on board had small hands.',
    'The shop has eighty-one clocks and no two agree. He says that is how you tell they are alive.',
  ],
  moral: 'If it ticks, leave it alone.',
  actions: [{ label: 'Bring him one', href: '/visit' }],
} satisfies StoryCutoutProps;
