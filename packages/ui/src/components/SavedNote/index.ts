export { SavedNote, type SavedNoteProps } from './SavedNote.tsx';
