export type Params = { [name: string]: string | Params };

/** Reads `line_items[0][price_data][currency]=usd` as Stripe does: brackets are levels. */
export function readParams(body: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    let level = params;
    for (const part of path) {
      const next = level[part];
      level = typeof next === 'object' ? next : (level[part] = {});
    }
    level[last] = value;
  }
  return params;
}
