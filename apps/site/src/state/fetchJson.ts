const tenSeconds = 10_000;

/**
 * Reads what the server tells everybody. `undefined` when it does not: such things come on top of a page that does
 * without. Apart from the store's calls, whose library weighs more than a page may.
 */
export async function fetchJson<Answer extends object>(url: string): Promise<Answer | undefined> {
  try {
    const host = import.meta.env.VITE_API_HOST ?? '';
    const answer = await fetch(host + url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(tenSeconds),
    });
    return answer.ok ? ((await answer.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}
