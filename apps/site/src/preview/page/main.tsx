import { loadDesign } from '@awning/templates/designs';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { readToPreview, type FromPreview, type ToPreview } from '../messages.ts';
import { keepInside } from './keepInside.ts';
import { keepSame } from './keepSame.ts';
import { placeOf } from './placeOf.ts';
import { Preview } from './Preview.tsx';

const root = document.getElementById('root');
if (root) void start(root);

function tell(told: FromPreview) {
  window.parent.postMessage(told, location.origin);
}

/** Elements with an action of their own when pressed. */
const controls = 'a, button, input, label, select, summary, textarea';

/** How many ancestors of the pressed element are tried. */
const farthest = 4;

/** The text of an element, of its parent, and so on. */
function shownBy(pressed: Element): readonly string[] {
  const around: Element[] = [];
  for (let one: Element | null = pressed; one && around.length < farthest; one = one.parentElement)
    around.push(one);
  return around.map((one) => one.getAttribute('alt') ?? one.getAttribute('aria-label') ?? one.textContent);
}

/** Draws the sites that the page around sends, for as long as it does. */
async function start(container: HTMLElement) {
  let sent: ToPreview | undefined;
  let draw: (site: ToPreview) => void = () => undefined;
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== window.parent) return;
    const read = readToPreview(data);
    if (!read) return;
    sent = keepSame(sent, read);
    draw(sent);
  });
  tell({ kind: 'listening' });

  const design = await loadDesign(container.dataset['design'] ?? '').catch(() => undefined);
  if (!design) return tell({ kind: 'failed' });

  const anchors = keepInside(document, (page) => tell({ kind: 'followed', page }));
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof Element) || target.closest(controls)) return;
    const path = placeOf(sent?.content, shownBy(target));
    if (path !== undefined) tell({ kind: 'pressed', path });
  });
  // A new drawing starts afresh.
  const drawn = createRoot(container, { onUncaughtError: () => tell({ kind: 'failed' }) });
  // Before the next frame, which would otherwise be painted without it.
  draw = (site) =>
    flushSync(() =>
      drawn.render(
        <Preview
          design={design}
          site={site}
          onDrawn={(pages) => tell({ kind: 'drawn', pages })}
          onPage={anchors.arrive}
        />,
      ),
    );
  if (sent) draw(sent);
}
