import { nameOf } from './forcedColours.ts';

const layers = [undefined, '::before', '::after'] as const;

// What changes at a stroke, and nothing that the eye could follow.
const still = new Set(['pointer-events', 'visibility', 'content-visibility']);

function findKeyframes(name: string): CSSKeyframesRule | undefined {
  const rulesOf = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSGroupingRule ? [rule, ...rulesOf(rule.cssRules)] : [rule],
    );
  return [...document.styleSheets]
    .flatMap((sheet) => rulesOf(sheet.cssRules))
    .find((rule): rule is CSSKeyframesRule => rule instanceof CSSKeyframesRule && rule.name === name);
}

function moves(name: string): boolean {
  const frames = findKeyframes(name);
  return (
    !frames ||
    [...frames].some((frame) =>
      [...(frame instanceof CSSKeyframeRule ? frame.style : [])].some((property) => !still.has(property)),
    )
  );
}

const isLong = (times: string) => times.split(', ').some((time) => parseFloat(time) > 0);

function findMotion(element: Element): string | undefined {
  for (const layer of layers) {
    const style = getComputedStyle(element, layer);
    if (layer && (style.content === 'none' || style.content === 'normal')) continue;
    const { animationName, animationDuration, transitionProperty, transitionDuration } = style;
    if (animationName !== 'none' && animationDuration !== '0s' && animationName.split(', ').some(moves)) {
      return `is still moved by ${animationName}`;
    }
    if (transitionProperty !== 'none' && isLong(transitionDuration)) {
      return `still takes its time over ${transitionProperty}`;
    }
    if (style.scrollBehavior === 'smooth') return 'still scrolls smoothly';
  }
  return undefined;
}

// Kinds of things, by their classes and states.
const judged = new Set<string>();

const states = ['data-state', 'aria-expanded', 'aria-busy', 'hidden', 'open', 'value'];

const kindOf = (element: Element) =>
  [
    element.tagName,
    element.getAttribute('class'),
    element.parentElement?.getAttribute('class'),
    ...states.map((name) => element.getAttribute(name)),
  ].join('/');

// Storybook pauses all animations once a play is over. Only without that can it be known what would move.
function letGo(): () => void {
  const held = [...document.querySelectorAll('style')].filter(({ textContent }) =>
    textContent.includes('animation-play-state: paused !important'),
  );
  for (const { sheet } of held) if (sheet) sheet.disabled = true;
  return () => {
    for (const { sheet } of held) if (sheet) sheet.disabled = false;
  };
}

/** What would still move for a visitor whose system asks for less motion. To be called while it does. */
export function findNeedlessMotion(root: Element): string[] {
  const fresh = new Map<string, Element>();
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const kind = kindOf(element);
    if (!judged.has(kind) && !element.closest('head, .sb-wrapper')) fresh.set(kind, element);
  }
  if (fresh.size === 0) return [];

  const hold = letGo();
  const faults = [...fresh].flatMap(([kind, element]) => {
    const fault = findMotion(element);
    if (fault) return [`${nameOf(element)} ${fault}`];
    judged.add(kind);
    return [];
  });
  hold();
  return faults;
}
