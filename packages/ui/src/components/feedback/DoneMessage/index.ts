export { DoneMessage, type DoneMessageProps } from './DoneMessage.tsx';
