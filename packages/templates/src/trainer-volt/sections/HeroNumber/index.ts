export { HeroNumber, type HeroNumberProps } from './HeroNumber.tsx';
