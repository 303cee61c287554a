export { HeroSpecimen, type HeroSpecimenProps } from './HeroSpecimen.tsx';
