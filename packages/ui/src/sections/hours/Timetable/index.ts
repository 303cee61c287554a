export { Timetable, type TimetableDay, type TimetableProps, type TimetableSession } from './Timetable.tsx';
