export { ImageWithText, type ImageWithTextProps } from './ImageWithText.tsx';
