export { TapedPaper, type TapedPaperProps } from './TapedPaper.tsx';
