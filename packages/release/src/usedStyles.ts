import { parse, type Container, type Root, type Rule } from 'postcss';

const parsed = new Map<string, Root>();

/** The pages of a site share their styles, which take longer to parse than to choose among. */
function rootOf(css: string): Root {
  const root = parsed.get(css) ?? parse(css);
  parsed.set(css, root);
  return root;
}

const inside = String.raw`(?:[^()]|\([^()]*\))*`;

// The classes in these selectors need not be on the page for the rule to count, or are no classes.
const besides = new RegExp(
  String.raw`:(?:not|has)\(${inside}\)|:(?:is|where)\((?:[^(),]|\([^()]*\))*,${inside}\)|\[[^\]]*\]`,
  'g',
);

const classesIn = (selector: string) =>
  [...selector.replaceAll(besides, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

/**
 * Of the styles of a design, those that one page uses: rules of which every class is on the page, and the fonts and
 * animations that these name. The rules of other looks are on no page, nor are the theme's rules that the chosen look
 * overrides.
 *
 * @param markup the page, with the class of its root element
 */
export function usedStyles(css: string, markup: string): string {
  const usedClasses = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  const root = rootOf(css).clone();

  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) =>
      classesIn(selector).every((name) => usedClasses.has(name)),
    );
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  dropOverruled(root, new Set(/ class="([^"]*)"/.exec(markup)?.[1]?.split(/\s+/)));
  const named: string[] = [];
  root.walkDecls((declaration) => {
    if (!isFace(declaration.parent)) named.push(declaration.value);
  });
  const values = named.join('\n');
  root.walkAtRules((rule) => {
    const name = rule.name === 'keyframes' ? rule.params : isFace(rule) ? familyOf(rule) : undefined;
    const isEmpty = rule.nodes?.length === 0;
    if (isEmpty || (name !== undefined && !values.includes(name))) rule.remove();
  });
  return String(root);
}

/** Removes from the root's classes the declarations that a later one overrides: a theme's own, under a chosen look. */
function dropOverruled(root: Root, classes: ReadonlySet<string>) {
  const said = new Set<string>();
  const theirs = root.nodes.filter(
    (node) => node.type === 'rule' && node.selectors.every((selector) => classes.has(selector.slice(1))),
  );
  for (const rule of theirs.toReversed() as Rule[]) {
    for (const declaration of rule.nodes.toReversed()) {
      if (declaration.type !== 'decl' || !declaration.prop.startsWith('--')) continue;
      if (said.has(declaration.prop)) declaration.remove();
      said.add(declaration.prop);
    }
    if (rule.nodes.length === 0) rule.remove();
  }
}

const isFace = (node: unknown): node is Container =>
  (node as { type?: string; name?: string } | undefined)?.type === 'atrule' &&
  (node as { name: string }).name === 'font-face';

function familyOf(face: Container): string | undefined {
  let family: string | undefined;
  face.walkDecls('font-family', ({ value }) => {
    family = value.replaceAll(/^["']|["']$/g, '');
  });
  return family;
}
