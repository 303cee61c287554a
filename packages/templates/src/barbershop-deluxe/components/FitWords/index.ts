export { FitWords, type FitWordsProps } from './FitWords.tsx';
