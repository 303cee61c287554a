declare module 'virtual:rendered-pages' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- what only the build makes is declared without imports
  export const renderPage: typeof import('./renderPage.tsx').renderPage;
  // oxlint-disable-next-line typescript/consistent-type-imports -- as above
  export const renderMail: typeof import('./renderPage.tsx').renderMail;
  // oxlint-disable-next-line typescript/consistent-type-imports -- as above
  export const unsubscribeLabel: typeof import('./renderPage.tsx').unsubscribeLabel;
  /** The styles of all pages. */
  export const styles: string;
}
