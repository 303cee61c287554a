import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * A Content-Security-Policy that allows the named scripts and styles and nothing else; with no scripts named, none run.
 *
 * @param asked other origins that may be fetched from and posted to
 * @param frames origins that may be shown in a frame
 * @param framedBy origins whose pages may show this one in a frame
 */
export function policy({
  styles,
  scripts,
  asked = [],
  frames = [],
  framedBy = "'none'",
}: {
  styles: readonly string[];
  scripts: readonly string[];
  asked?: readonly string[];
  frames?: readonly string[];
  framedBy?: "'none'" | "'self'";
}): string {
  return [
    "default-src 'none'",
    ...(scripts.length > 0 ? [['script-src', "'self'", ...scripts.map(hashOf)].join(' ')] : []),
    ['style-src', "'self'", ...styles.map(hashOf)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...asked].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "manifest-src 'self'",
    ['form-action', "'self'", ...asked].join(' '),
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
}
