export { AccountPanel, type AccountPanelProps } from './AccountPanel.tsx';
