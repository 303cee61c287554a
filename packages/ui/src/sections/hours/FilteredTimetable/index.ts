export {
  FilteredTimetable,
  type FilteredTimetableAlso,
  type FilteredTimetableDay,
  type FilteredTimetableLabels,
  type FilteredTimetableProps,
  type FilteredTimetableSession,
} from './FilteredTimetable.tsx';
