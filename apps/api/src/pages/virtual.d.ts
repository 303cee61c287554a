declare module 'virtual:drawn-pages' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- what only the build makes is declared without imports
  export const drawPage: typeof import('./drawPage.tsx').drawPage;
  // oxlint-disable-next-line typescript/consistent-type-imports -- as above
  export const drawMail: typeof import('./drawPage.tsx').drawMail;
  // oxlint-disable-next-line typescript/consistent-type-imports -- as above
  export const unsubscribeLabel: typeof import('./drawPage.tsx').unsubscribeLabel;
  /** The styles of all pages. */
  export const styles: string;
}
