export { askAddress } from './askAddress.ts';
export { WayFields, type Way, type WayFieldsLabels, type WayFieldsProps } from './WayFields.tsx';
