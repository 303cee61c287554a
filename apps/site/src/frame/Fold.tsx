/**
 * Ends the first screen of a page. A document that the build writes holds the styles of what stands before the first of
 * these; prerender/document.ts puts the stylesheet of all else here.
 */
export function Fold() {
  // What the build has put in is no business of React’s.
  return <div data-fold="" hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
