import type { HeroWallProps } from './HeroWall.tsx';

export const barn = {
  eyebrow: 'A climbing barn near Clun, Shropshire',
  heading: 'Hay out. *Holds* in.',
  lead: 'Three hundred square metres of boulders where the bales used to be. Open whenever the yard light is on.',
  actions: [
    { label: 'Come on Thursday', href: '/thursdays' },
    { label: 'See the walls', href: '/walls' },
  ],
  holds: [
    { shape: 'crimp', paint: 'paper1', place: { x: '46%', y: '5%', size: 60 } },
    { shape: 'pinch', paint: 'paper2', place: { x: '90%', y: '84%', size: 64, turn: 12 } },
    { shape: 'brick', paint: 'route', place: { x: '72%', y: '88%', size: 84 } },
  ],
} satisfies HeroWallProps;
