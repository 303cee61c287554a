export { TrackBend, type TrackBendProps } from './TrackBend.tsx';
