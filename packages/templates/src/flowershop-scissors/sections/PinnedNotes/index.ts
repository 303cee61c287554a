export { PinnedNotes, type PinnedNote, type PinnedNotesProps } from './PinnedNotes.tsx';
