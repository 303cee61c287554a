export { FootNote, type FootNoteProps } from './FootNote.tsx';
