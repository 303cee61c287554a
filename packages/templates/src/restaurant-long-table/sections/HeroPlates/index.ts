export { HeroPlates, type HeroLine, type HeroPlatesProps } from './HeroPlates.tsx';
