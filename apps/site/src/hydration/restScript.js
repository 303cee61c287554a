// Fetched by startScript.js once the browser is idle, on a page whose script has nothing to do by itself. It has that
// script fetched, and run at the first sign that somebody is about to press something.
const { modules = [], openedAt = 0, runModules } = window;
if (runModules) {
  // The notice about cookies is due after nine seconds.
  setTimeout(runModules, openedAt + 8000 - Date.now());
  for (const sign of ['pointerover', 'scroll'])
    addEventListener(sign, () => runModules(), { once: true, capture: true, passive: true });

  let isFirstVisit = true;
  try {
    // What a visitor keeps on the device may be shown, and they may have allowed to measure the page.
    isFirstVisit = localStorage.length + sessionStorage.length === 0;
  } catch {
    // A browser that keeps nothing for us may not let us look.
  }
  // They have moved already; or a hash of the home page is to be left after a moment (docs/product.md, “Pages and
  // addresses”).
  if (!isFirstVisit || scrollY > 0 || location.hash) runModules();
  else if (!navigator.connection?.saveData)
    for (const href of modules)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
      );
}
