import { parse, type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';

/** The styles of a page in two parts, each in the order they had. */
export interface SplitStyles {
  /** The styles that the first screen needs. */
  first: string;
  /** Everything else. */
  rest: string;
}

/**
 * Splits styles into those that the served markup needs and the rest: rules of elements that do not exist, or
 * not in that state, rules for a pointer, the keyboard or a printer, and custom properties that the first part does not read. Fonts and rules without
 * any class go into the first, but for a font of certain letters.
 *
 * @param markup whose styles come first
 */
export function splitStyles(css: string, markup: readonly string[]): SplitStyles {
  const served = markup.flatMap(statesIn);
  const used = {
    classes: new Set(markup.flatMap(classesIn)),
    later: states.map(({ inSelector }) => inSelector).filter((state) => !served.includes(state)),
  };
  const whole = parse(css);
  const { first: wanted } = partWith(whole, used, () => true);
  const read = propertiesRead(wanted, markup);
  const { first, rest } = partWith(whole, used, (name) => read.has(name));
  keepNamed(first, rest);
  return { first: first.toString(), rest: rest.toString() };
}

/** The classes of the elements in markup. */
export const classesIn = (markup: string) =>
  [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));

/** The custom properties that styles or markup read. */
export const propertiesIn = (text: string) =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** Custom properties that styles or markup read, directly or through another. */
function propertiesRead(styles: Root, markup: readonly string[]): Set<string> {
  const said = new Map<string, string[]>();
  const read = new Set(markup.flatMap(propertiesIn));
  styles.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) said.set(prop, [...(said.get(prop) ?? []), ...propertiesIn(value)]);
    else for (const name of propertiesIn(value)) read.add(name);
  });
  // A set that grows during its iteration is iterated to its end.
  for (const name of read) for (const other of said.get(name) ?? []) read.add(other);
  return read;
}

/** The classes of the markup, and the states that no element of it is served in. */
interface Used {
  classes: ReadonlySet<string>;
  later: readonly RegExp[];
}

type IsRead = (property: string) => boolean;

function partWith(whole: Root, used: Used, isRead: IsRead): { first: Root; rest: Root } {
  const first = whole.clone();
  const rest = whole.clone();
  part(first, rest, used, isRead);
  return { first, rest };
}

/** Removes from each of two equal lists of rules those that belong in the other. */
function part(first: Container, rest: Container, used: Used, isRead: IsRead): void {
  const pairs = (first.nodes ?? []).map((node, place) => [node, rest.nodes?.[place]] as const);
  for (const [one, other] of pairs) {
    if (!other) throw new Error('Both lists must hold the same rules.');
    if (one.type === 'rule' && other.type === 'rule') {
      const wanted = one.selectors.filter((selector) => isWanted(selector, used));
      const left = one.selectors.filter((selector) => !wanted.includes(selector));
      if (wanted.length > 0) leaveUnread(one, other, wanted, isRead);
      keep(one, wanted);
      keep(other, left);
    } else if (isCondition(one) && isCondition(other)) {
      if (one.params.trim() === 'print') one.remove();
      else {
        part(one, other, used, isRead);
        if (one.nodes?.length === 0) one.remove();
        if (other.nodes?.length === 0) other.remove();
      }
    } else if (isForSomeLetters(one)) one.remove();
    else other.remove();
  }
}

/** Removes unread custom properties from a rule, and sets them in its copy in the rest. */
function leaveUnread(one: Rule, other: Rule, selectors: readonly string[], isRead: IsRead) {
  const isUnread = (node: ChildNode) =>
    node.type === 'decl' && node.prop.startsWith('--') && !isRead(node.prop);
  if (!one.some(isUnread)) return;
  const later = one.clone({ selectors: [...selectors] });
  later.each((node) => {
    if (!isUnread(node)) node.remove();
  });
  other.before(later);
  one.each((node) => {
    if (isUnread(node)) node.remove();
  });
}

/** A font that a page fetches only if it has one of certain letters. */
const isForSomeLetters = (node: ChildNode) =>
  node.type === 'atrule' &&
  node.name === 'font-face' &&
  node.some((child) => child.type === 'decl' && child.prop === 'unicode-range');

const conditions = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);
const isCondition = (node: ChildNode): node is AtRule => node.type === 'atrule' && conditions.has(node.name);

function keep(rule: Rule, selectors: readonly string[]) {
  if (selectors.length === 0 || rule.nodes.length === 0) rule.remove();
  else rule.selectors = [...selectors];
}

/** States that a visitor causes. */
const isDone = /:(hover|active|focus|focus-visible|focus-within)\b/;

/** States that are served now and then, with what an element in one has in its tag. */
const states = [
  { inSelector: /\[open\]/, inMarkup: /<[^>]*\sopen(?=[\s=>])/ },
  { inSelector: /:disabled\b/, inMarkup: /<[^>]*\sdisabled(?=[\s=>])/ },
  { inSelector: /\[aria-disabled/, inMarkup: /<[^>]*\saria-disabled="true"/ },
  { inSelector: /\[aria-invalid/, inMarkup: /<[^>]*\saria-invalid="true"/ },
  { inSelector: /\[aria-pressed="?true"?\]/, inMarkup: /<[^>]*\saria-pressed="true"/ },
];

/** The states that an element of the markup is served in. */
export const statesIn = (markup: string): readonly RegExp[] =>
  states.filter(({ inMarkup }) => inMarkup.test(markup)).map(({ inSelector }) => inSelector);

/** Whether a selector can match anything in the markup, before the visitor has done anything. */
function isWanted(selector: string, { classes, later }: Used): boolean {
  const asked = withoutChoices(selector);
  if (isDone.test(asked) || later.some((state) => state.test(asked))) return false;
  return [...asked.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name));
}

/** Without its optional parts: `:not()`, and lists of which any may match. */
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
