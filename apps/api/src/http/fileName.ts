const longest = 120;
// Characters that some system treats as a path or a command, and those that are invisible or break a line.
const risky = /[<>:"|?*%\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffd]/gu;

/**
 * A file name that every system accepts: no path, no invisible characters, no leading dot. Undefined when nothing is
 * left.
 */
export function fileNameOf(typed: string): string | undefined {
  const last = typed.split(/[\\/]/).at(-1) ?? '';
  const name = last
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(risky, '-')
    .replaceAll(/^[\s.]+|[\s.]+$/gu, '');
  const [ending = ''] = /\.[\p{L}\p{N}]{1,10}$/u.exec(name) ?? [];
  const stem = name.slice(0, name.length - ending.length);
  // Keeps surrogate pairs whole.
  const shortened = stem.slice(0, longest - ending.length).replace(/\p{Cs}$/u, '') + ending;
  return shortened === '' ? undefined : shortened;
}

/** Tells a browser to save the response, and under which name (RFC 6266): once in ASCII, once in full. */
export function asAttachment(name: string): string {
  const plain = name.replaceAll(/[^ -~]|[\\"]/gu, '-');
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
