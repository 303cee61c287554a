export { LevelDirectory, type DirectoryLevel, type LevelDirectoryProps } from './LevelDirectory.tsx';
