export { MountedSheet, type MountedSheetProps } from './MountedSheet.tsx';
