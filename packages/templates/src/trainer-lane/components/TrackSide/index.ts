export { TrackSide, type TrackSideProps } from './TrackSide.tsx';
