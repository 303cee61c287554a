export { SpecimenSheets, type Specimen, type SpecimenSheetsProps } from './SpecimenSheets.tsx';
