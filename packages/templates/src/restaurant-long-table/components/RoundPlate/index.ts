export { RoundPlate, type RoundPlateProps } from './RoundPlate.tsx';
