export { PersonalData, type ClosingProps, type PersonalDataProps } from './PersonalData.tsx';
