export { useModal } from './Modal.tsx';
