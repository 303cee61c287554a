export { ScreenWideWords, type ScreenWideWordsProps } from './ScreenWideWords.tsx';
