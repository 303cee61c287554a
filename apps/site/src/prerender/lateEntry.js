// The one inline script of every page: `render.tsx` writes it out as it stands, with the page's modules for MODULES.
// It fetches them once the page has loaded, is painted and the browser is idle, or at the first touch if that comes sooner,
// and keeps what was clicked until they are there.
(function (modules) {
  /** @type {HTMLElement[]} */
  const clicked = [];
  window.awaitingScript = clicked;
  let asked = false;
  function fetchModules() {
    if (asked) return;
    asked = true;
    for (const module of modules) void import(module);
  }
  for (const touch of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(touch, fetchModules, { capture: true, once: true, passive: true });
  }
  addEventListener(
    'click',
    function (event) {
      // Links, forms and disclosures do their work without us; a plain button cannot.
      const button = event.target instanceof Element && event.target.closest('button[type="button"]');
      if (button instanceof HTMLElement && window.awaitingScript) clicked.push(button);
    },
    true,
  );
  function whenIdle() {
    // A quick line loads a page before it is painted, and script must not come first.
    new PerformanceObserver(() => (window.requestIdleCallback || setTimeout)(fetchModules)).observe({
      type: 'paint',
      buffered: true,
    });
  }
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
})(MODULES);
