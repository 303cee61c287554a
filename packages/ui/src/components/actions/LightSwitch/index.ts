export { LightSwitch, type LightSwitchProps } from './LightSwitch.tsx';
