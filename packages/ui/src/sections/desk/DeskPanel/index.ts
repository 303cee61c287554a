export { DeskPanel, type DeskPanelProps } from './DeskPanel.tsx';
