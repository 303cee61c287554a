export { HeroGlasshouse, type HeroGlasshouseProps } from './HeroGlasshouse.tsx';
