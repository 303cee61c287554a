export { FitText, type FitTextProps } from './FitText.tsx';
