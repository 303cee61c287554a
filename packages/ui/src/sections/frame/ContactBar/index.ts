export { ContactBar, type ContactBarItem, type ContactBarProps } from './ContactBar.tsx';
