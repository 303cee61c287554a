const tenSeconds = 10_000;

/**
 * Reads public data from the server. `undefined` when it does not answer: a page must do without such extras. Separate
 * from the store's calls, whose library weighs more than a page may.
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
