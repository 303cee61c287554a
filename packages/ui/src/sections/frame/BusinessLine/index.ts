export { BusinessLine, type BusinessLineProps, type BusinessLineTelephone } from './BusinessLine.tsx';
