export { SessionList, type SessionEntry, type SessionListProps } from './SessionList.tsx';
