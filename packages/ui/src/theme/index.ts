export { customPropertiesOf } from './customProperties.ts';
export { vars } from './contract.css.ts';
export { contrast, mix } from './colour.ts';
export { findContrastFaults } from './contrast.ts';
export { defineTheme, type Brand, type ThemeTokens } from './defineTheme.ts';
export type { GroundName } from './grounds.ts';
export { windowVars } from './window.css.ts';
