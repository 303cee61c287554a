export { HeroHalves, type HeroHalvesProps } from './HeroHalves.tsx';
