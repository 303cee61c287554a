export { NavList, type NavLink, type NavListProps } from './NavList.tsx';
