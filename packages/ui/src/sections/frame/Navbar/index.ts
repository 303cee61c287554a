export {
  Navbar,
  type NavbarAccount,
  type NavbarItem,
  type NavbarLabels,
  type NavbarProps,
} from './Navbar.tsx';
