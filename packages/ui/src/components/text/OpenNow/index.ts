export {
  OpenNow,
  type OpenNowException,
  type OpenNowLabels,
  type OpenNowProps,
  type OpenNowSpan,
} from './OpenNow.tsx';
export { tellOpen } from './tellOpen.ts';
