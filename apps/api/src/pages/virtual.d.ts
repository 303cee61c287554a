declare module 'virtual:drawn-pages' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- what only the build makes is declared without imports
  export const drawPage: typeof import('./drawPage.tsx').drawPage;
  /** The styles of all pages. */
  export const styles: string;
}
