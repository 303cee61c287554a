export { DeskShell, type DeskPlace, type DeskShellProps } from './DeskShell.tsx';
