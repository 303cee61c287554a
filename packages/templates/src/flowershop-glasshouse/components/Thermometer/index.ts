export { Thermometer, type ThermometerProps } from './Thermometer.tsx';
