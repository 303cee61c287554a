export { LetterSlip, type LetterFact, type LetterSlipProps } from './LetterSlip.tsx';
