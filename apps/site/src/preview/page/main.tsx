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

/** What does something of its own when it is pressed. */
const controls = 'a, button, input, label, select, summary, textarea';

/** How far what was pressed is left for what it stands in. */
const farthest = 4;

/** What is said by something, by what it stands in, and so on. */
function shownBy(pressed: Element): readonly string[] {
  const around: Element[] = [];
  for (let one: Element | null = pressed; one && around.length < farthest; one = one.parentElement)
    around.push(one);
  return around.map((one) => one.getAttribute('alt') ?? one.getAttribute('aria-label') ?? one.textContent);
}

/** Draws what the page around sends, for as long as it does. */
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
  // Drawn again, it begins anew.
  const drawn = createRoot(container, { onUncaughtError: () => tell({ kind: 'failed' }) });
  // Before the next picture of the screen, which would otherwise be one without it.
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
