export { Hero, type HeroPicture, type HeroProps } from './Hero.tsx';
