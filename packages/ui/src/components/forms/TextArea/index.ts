export { TextArea, type CharacterCount, type TextAreaProps } from './TextArea.tsx';
