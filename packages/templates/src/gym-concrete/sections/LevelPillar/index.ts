export {
  LevelPillar,
  type Level,
  type LevelPillarLabels,
  type LevelPillarNav,
  type LevelPillarProps,
} from './LevelPillar.tsx';
