import { nameOf } from './forcedColours.ts';
import type { Kinds } from './kinds.ts';

const layers = [undefined, '::before', '::after'] as const;

// Changes at one stroke, in which no eye could follow a movement.
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

// Storybook pauses all animations once a play is over. Without that, the animations that would run can be found.
function letGo(): () => void {
  const held = [...document.querySelectorAll('style')].filter(({ textContent }) =>
    textContent.includes('animation-play-state: paused !important'),
  );
  for (const { sheet } of held) if (sheet) sheet.disabled = true;
  return () => {
    for (const { sheet } of held) if (sheet) sheet.disabled = false;
  };
}

/** The animations that would still run for a visitor whose system asks for less motion. To be called while it does. */
export function findNeedlessMotion(kinds: Kinds): string[] {
  const hold = letGo();
  const faults = [...kinds.values()].flatMap((element) => {
    const fault = findMotion(element);
    return fault ? [`${nameOf(element)} ${fault}`] : [];
  });
  hold();
  return faults;
}
