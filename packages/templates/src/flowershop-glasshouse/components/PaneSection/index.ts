export { PaneSection, type PaneSectionProps } from './PaneSection.tsx';
