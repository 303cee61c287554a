export { HeroTrack, type HeroTrackProps, type HeroTrackLane } from './HeroTrack.tsx';
