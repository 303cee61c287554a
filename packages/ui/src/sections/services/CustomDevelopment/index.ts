export { CustomDevelopment, type CustomDevelopmentProps } from './CustomDevelopment.tsx';
