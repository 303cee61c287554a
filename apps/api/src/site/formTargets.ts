import type { Site } from './site.ts';

/**
 * Allows the forms of every page that has any to lead on to the payment pages: a browser checks a form's redirect
 * against the policy of its page, and any page may gain such a form by script.
 */
export function withFormTargets({ folder, renderer }: Site, origins: readonly string[]): Site {
  const name = 'content-security-policy';
  const open = (headers: Record<string, string>): Record<string, string> => {
    const policy = headers[name];
    if (!policy || origins.length === 0) return headers;
    return { ...headers, [name]: policy.replace(/form-action (?!'none')[^;]*/, `$& ${origins.join(' ')}`) };
  };

  return {
    folder,
    renderer: {
      fileOf: (pathname, query) => renderer.fileOf(pathname, query),
      addressOf: (pathname) => renderer.addressOf(pathname),
      readsStandings: (pathname) => renderer.readsStandings(pathname),
      headersOf: (file) => open(renderer.headersOf(file)),
      async render(url, page) {
        const rendered = await renderer.render(url, page);
        return { ...rendered, headers: open(rendered.headers) };
      },
    },
  };
}
