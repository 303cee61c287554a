export {
  OpenNow,
  type OpenNowException,
  type OpenNowLabels,
  type OpenNowProps,
  type OpenNowSpan,
} from './OpenNow.tsx';
export { clockAt, type Clock } from './clockAt.ts';
export { tellOpen } from './tellOpen.ts';
