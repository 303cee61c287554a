export { ChoiceTabs, type Choice, type ChoiceTabsProps } from './ChoiceTabs.tsx';
