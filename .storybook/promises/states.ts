import { isSeen, isSystemDrawn } from './paint.ts';

const told = [
  '[aria-checked="true"]',
  '[aria-selected="true"]',
  '[aria-pressed="true"]',
  '[aria-current]:not([aria-current="false"])',
  'input:checked',
].join();

const opposites: Record<string, string> = { checked: 'unchecked', active: 'inactive', on: 'off' };
const attributes = ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current'] as const;

/** Controls that can be pressed, filled in or followed. */
export const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="checkbox"], [role="radio"], [role="switch"], [role="option"]';

/** The text fields among these. */
export const filledIn =
  'select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="hidden"])';

/** The largest element round a control that holds no other control: the state may be drawn on that, too. */
export function scopeOf(control: Element): Element {
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
  let scope = label?.contains(control) ? label : control;
  for (let step = 0; step < 3; step++) {
    const { parentElement } = scope;
    if (!parentElement || parentElement.querySelectorAll(controls).length > 1) break;
    if (parentElement === document.body) break;
    scope = parentElement;
  }
  return scope;
}

// What a visitor can still see when backgrounds are taken away.
const looks = [
  'display',
  'visibility',
  'opacity',
  'color',
  'fill',
  'stroke',
  'strokeWidth',
  'fontWeight',
  'fontStyle',
  'textDecorationLine',
  'textDecorationThickness',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'borderTopStyle',
  'borderLeftStyle',
  'borderTopColor',
  'outlineStyle',
  'outlineWidth',
  'content',
  'clipPath',
  'transform',
  'translate',
  'rotate',
  'scale',
] as const;

function lookOf(scope: Element): string {
  return [scope, ...scope.querySelectorAll('*')]
    .filter((part) => getComputedStyle(part).clipPath !== 'inset(50%)')
    .flatMap((part) => [undefined, '::before', '::after'].map((layer) => getComputedStyle(part, layer)))
    .flatMap((style) => looks.map((name) => style[name]))
    .join();
}

/** Turns a control off without the page hearing of it, and returns a function that undoes that. */
function turnOff(control: Element): () => void {
  if (control instanceof HTMLInputElement) {
    control.checked = false;
    return () => {
      control.checked = true;
    };
  }
  const original = [...attributes, 'data-state'].map((name) => [name, control.getAttribute(name)] as const);
  for (const name of attributes) {
    if (name === 'aria-current') control.removeAttribute(name);
    else if (control.hasAttribute(name)) control.setAttribute(name, 'false');
  }
  const state = control.getAttribute('data-state');
  if (state) control.setAttribute('data-state', opposites[state] ?? state);
  return () => {
    for (const [name, value] of original) if (value !== null) control.setAttribute(name, value);
  };
}

/** Finds the nearest control of the same kind that is not chosen, to compare with: a neighbour, or its row's. */
function findPeer(control: Element): [own: Element, peer: Element] | undefined {
  for (let near = control; near.parentElement && near !== document.body; near = near.parentElement) {
    const peer = [...near.parentElement.children].find(
      (other) => other.tagName === near.tagName && !other.matches(told) && !other.querySelector(told),
    );
    if (peer && isSeen(peer)) return [near, peer];
  }
  return undefined;
}

function isTold(control: Element): boolean {
  if (isSystemDrawn(control)) return true;
  const scope = scopeOf(control);
  const before = lookOf(scope);
  const undo = turnOff(control);
  const after = lookOf(scope);
  undo();
  if (before !== after) return true;

  // A sign that is rendered only while the control is on does not change with the attribute.
  if (control.matches('[role="checkbox"], [role="radio"], [role="switch"]')) {
    return control.querySelector('svg') !== null;
  }
  const pair = findPeer(control);
  // A link to the current page with no neighbours cannot be taken for another.
  if (!pair) return control.matches('[aria-current]');
  return lookOf(pair[0]) !== lookOf(pair[1]);
}

/** Every control that is ticked, chosen, pressed or current and does not look so. */
export function findUntoldStates(root: ParentNode): Element[] {
  return [...root.querySelectorAll(told)].filter((control) => isSeen(scopeOf(control)) && !isTold(control));
}
