export { HeroCollage, type HeroCollageProps } from './HeroCollage.tsx';
