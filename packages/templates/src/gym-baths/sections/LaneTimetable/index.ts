export { LaneTimetable, type Lane, type LaneSession, type LaneTimetableProps } from './LaneTimetable.tsx';
