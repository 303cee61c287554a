export { FieldFrame, type FieldControl, type FieldFrameProps, type FieldWords } from './FieldFrame.tsx';
