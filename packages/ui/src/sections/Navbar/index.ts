export { Navbar, type NavbarItem, type NavbarLabels, type NavbarProps } from './Navbar.tsx';
