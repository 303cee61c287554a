export { SheetWithText, type SheetWithTextProps } from './SheetWithText.tsx';
