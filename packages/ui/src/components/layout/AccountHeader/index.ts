export { AccountHeader, type AccountNotice, type AccountHeaderProps } from './AccountHeader.tsx';
