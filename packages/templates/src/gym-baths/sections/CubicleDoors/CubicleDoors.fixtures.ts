import type { CubicleDoorsProps } from './CubicleDoors.tsx';

export const studios = {
  heading: 'Who is behind what',
  lead: 'Six workshops in a bathing station nobody bathes at. Knock.',
  doors: [
    { number: '1', name: 'Bindery', text: 'Books, and people who fold', href: '#bindery' },
    { number: '2', name: 'Luthier', text: 'Violins, mostly with one peg missing', href: '#luthier' },
    { number: '3', name: 'Letterpress', href: '#letterpress' },
    { number: '4', name: 'Darkroom', text: 'Red light means wait', href: '#darkroom' },
    { number: '5', name: 'Weaver', text: 'Open when it clacks', href: '#weaver' },
    { number: '6', name: 'Engaged', text: 'Since Tuesday' },
  ],
} satisfies CubicleDoorsProps;
