export { AnnouncementBar, type AnnouncementBarProps, type AnnouncementDates } from './AnnouncementBar.tsx';
export { keepDates } from './keepDates.ts';
