export { Link, LinkProvider, type AnchorProps } from './Link.tsx';
