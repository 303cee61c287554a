import { parse, type AtRule, type ChildNode, type Container, type Root } from 'postcss';

/** The styles of a page in two parts, each in the order they had. */
export interface SplitStyles {
  /** What the first screen cannot be painted without. */
  first: string;
  /** Everything else. */
  rest: string;
}

/**
 * Parts styles into what markup needs as it is served and all else: rules of elements that are not there, and of what only
 * comes of a pointer, the keyboard or a printer. Fonts and what has no class at all go with the first.
 *
 * @param markup whose styles come first
 */
export function splitStyles(css: string, markup: readonly string[]): SplitStyles {
  const used = new Set(markup.flatMap(classesIn));
  const first = parse(css);
  const rest = first.clone();
  part(first, rest, used);
  keepNamed(first, rest);
  return { first: first.toString(), rest: rest.toString() };
}

const classesIn = (markup: string) =>
  [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));

/** Takes out of each of two equal lists of rules what belongs in the other. */
function part(first: Container, rest: Container, used: ReadonlySet<string>): void {
  const pairs = (first.nodes ?? []).map((node, place) => [node, rest.nodes?.[place]] as const);
  for (const [one, other] of pairs) {
    if (!other) throw new Error('Both lists must hold the same rules.');
    if (one.type === 'rule' && other.type === 'rule') {
      const wanted = one.selectors.filter((selector) => isWanted(selector, used));
      const left = one.selectors.filter((selector) => !wanted.includes(selector));
      keep(one, wanted);
      keep(other, left);
    } else if (isCondition(one) && isCondition(other)) {
      if (one.params.trim() === 'print') one.remove();
      else {
        part(one, other, used);
        if (one.nodes?.length === 0) one.remove();
        if (other.nodes?.length === 0) other.remove();
      }
    } else other.remove();
  }
}

const conditions = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);
const isCondition = (node: ChildNode): node is AtRule => node.type === 'atrule' && conditions.has(node.name);

function keep(rule: Extract<ChildNode, { type: 'rule' }>, selectors: readonly string[]) {
  if (selectors.length === 0) rule.remove();
  else rule.selectors = [...selectors];
}

/** Comes of what a visitor does. */
const isDone = /:(hover|active|focus|focus-visible|focus-within)\b/;

/** Whether anything in the markup can be what a selector means, before anybody has done anything. */
function isWanted(selector: string, used: ReadonlySet<string>): boolean {
  const asked = withoutChoices(selector);
  if (isDone.test(asked)) return false;
  return [...asked.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => used.has(name));
}

/** Without what need not be so: `:not()`, and lists of which any may be meant. */
function withoutChoices(selector: string): string {
  const shorter = selector
    .replace(/:not\([^()]*\)/g, '')
    .replace(/:(?:is|where|has)\(([^()]*)\)/g, (_, inner: string) => (inner.includes(',') ? '' : inner));
  return shorter === selector ? selector : withoutChoices(shorter);
}

/** Leaves to the rest the animations that the first part does not name. */
function keepNamed(first: Root, rest: Root): void {
  const named = new Set<string>();
  first.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) named.add(word);
  });
  first.walkAtRules('keyframes', (rule) => {
    if (named.has(rule.params)) return;
    rest.prepend(rule.clone());
    rule.remove();
  });
}
