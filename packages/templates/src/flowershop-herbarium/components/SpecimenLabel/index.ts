export { SpecimenLabel, type SpecimenLabelProps } from './SpecimenLabel.tsx';
