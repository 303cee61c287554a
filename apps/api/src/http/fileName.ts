const longest = 120;
// Signs that some system takes for a path or a command, and what cannot be seen or breaks a line.
const risky = /[<>:"|?*%\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffd]/gu;

/** A file's name as every system takes it: no path, nothing unseen, no dot in front. Nothing when nothing is left. */
export function fileNameOf(typed: string): string | undefined {
  const last = typed.split(/[\\/]/).at(-1) ?? '';
  const name = last
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(risky, '-')
    .replaceAll(/^[\s.]+|[\s.]+$/gu, '');
  const [ending = ''] = /\.[\p{L}\p{N}]{1,10}$/u.exec(name) ?? [];
  const stem = name.slice(0, name.length - ending.length);
  // Does not cut a sign in two.
  const shortened = stem.slice(0, longest - ending.length).replace(/\p{Cs}$/u, '') + ending;
  return shortened === '' ? undefined : shortened;
}

/** Tells a browser to keep what comes, and what to call it (RFC 6266): once in plain letters, once in all. */
export function asAttachment(name: string): string {
  const plain = name.replaceAll(/[^ -~]|[\\"]/gu, '-');
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
