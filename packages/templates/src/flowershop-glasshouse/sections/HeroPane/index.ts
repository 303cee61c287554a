export { HeroPane, type Climate, type HeroPaneProps } from './HeroPane.tsx';
