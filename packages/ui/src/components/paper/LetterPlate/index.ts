export { LetterPlate, type LetterPlateProps } from './LetterPlate.tsx';
