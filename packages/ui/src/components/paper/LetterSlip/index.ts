export { LetterSlip, type LetterSlipProps } from './LetterSlip.tsx';
