export { Reflection, type ReflectionProps } from './Reflection.tsx';
