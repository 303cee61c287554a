// Stands at the foot of every page: `document.ts` writes it out with the page's modules for MODULES.
// It runs them once the page has loaded, is painted, the pictures in sight are there and the browser is idle, or at the
// first touch if that comes sooner; where a page may rest until it is touched, restScript.js is fetched instead (REST).
// It keeps what was clicked, and what others changed in the markup, until they have run.
(function (modules, rest) {
  Object.assign(window, {
    awaitingScript: [],
    changedByOthers: [],
    modules,
    openedAt: Date.now(),
    runModules,
    missScript: miss,
  });
  new MutationObserver((changes, observer) => {
    if (window.changedByOthers) window.changedByOthers.push(...changes);
    else observer.disconnect();
  }).observe(/** @type {HTMLElement} */ (document.getElementById('root')), {
    childList: true,
    // And with it that they have changed.
    characterDataOldValue: true,
    subtree: true,
  });
  /** @type {boolean | undefined} */
  let asked;
  /** @type {boolean | undefined} */
  let missed;
  /** @type {boolean | undefined} */
  let leaving;
  function runModules() {
    if (asked) return;
    asked = true;
    for (const module of modules) import(module).catch(miss);
    // docs/product.md, “Speed”.
    setTimeout(() => window.awaitingScript && miss(null, true), 120000);
  }
  /**
   * @param {unknown} cause
   * @param {boolean} [tookTooLong]
   */
  function miss(cause, tookTooLong) {
    if (missed) return;
    missed = true;
    // oxlint-disable-next-line no-console -- docs/product.md, “Speed”: it is reported, and there is nowhere else to
    console.error(new Error('ChunkLoadError: no script came.', { cause }));
    // The visitor has waited long enough, and a new page would have them wait again.
    if (tookTooLong) return tell();
    // A newer build may have replaced the script. If the server has the page, it is loaded once more: never twice, and
    // never while a link or a form leads elsewhere.
    fetch('', { method: 'HEAD' }).then(
      ({ status }) => (status < 500 && !leaving && !typed ? again() : tell()),
      tell,
    );
  }
  function tell() {
    const note = /** @type {HTMLElement} */ (document.getElementById('script-note'));
    note.hidden = false;
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- shorter, in every document, and nothing else listens
    note.onclick = again;
  }
  // What was typed goes with the tab's own entry of its history, for a moment, and says that the page was loaded again; a
  // password never does.
  /** @returns {NodeListOf<HTMLInputElement>} */
  function fields() {
    return document.querySelectorAll(
      'input:not([type=password],[autocomplete*=password],[type=hidden],[type=file]),select,textarea',
    );
  }
  function again() {
    const typed = [...fields()].map(({ name, value, checked }) => [name, value, checked]);
    history.replaceState({ ...history.state, typed }, '');
    location.reload();
  }
  const { typed, ...state } = history.state || {};
  if (typed) {
    history.replaceState(state, '');
    fields().forEach((field, place) => {
      const [name, value, checked] = typed[place] || [];
      if (name !== field.name) return;
      field.value = value;
      field.checked = checked;
    });
  }
  // A quick line loads a page before it is painted, and script must not come first; nor before the browser's own answer
  // to a touch.
  /** @param {() => void} work */
  const afterPaint = (work) => requestAnimationFrame(() => setTimeout(work));
  for (const touch of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(touch, () => afterPaint(runModules), true);
  addEventListener(
    'click',
    (event) => {
      const pressed = /** @type {HTMLButtonElement | null | undefined} */ (
        /** @type {Element} */ (event.target).closest?.('a,button')
      );
      // Links, forms and disclosures do their work without us; a plain button cannot.
      if (pressed?.type === 'button') {
        window.awaitingScript?.push(pressed);
      } else if (pressed) leaving = true;
    },
    true,
  );
  // What is looked at would share the line with the script.
  function afterPictures() {
    for (const picture of document.images) {
      const { top, bottom } = picture.getBoundingClientRect();
      if (!picture.complete && bottom > 0 && top < innerHeight)
        return picture.addEventListener('load', afterPictures);
    }
    goOn();
  }
  function goOn() {
    if (rest) import(rest).catch(miss);
    else runModules();
  }
  // A visitor who was logged in waits for their own things, and a guarded page waits to know who is here.
  try {
    if (GUARDED || document.cookie.includes('user-status=')) runModules();
  } catch {
    // A browser that keeps nothing for us may not let us look.
  }
  addEventListener('load', () => {
    afterPaint(afterPictures);
    // A picture that fails, hangs, or is cut off where it stands does not keep the page from answering.
    setTimeout(goOn, 2000);
  });
})(MODULES, REST);
