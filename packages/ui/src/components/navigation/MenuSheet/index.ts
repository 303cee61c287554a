export { MenuSheet, type MenuSheetProps } from './MenuSheet.tsx';
