/** Shows the page as a printer would for the length of a play: print styles apply, screen styles do not. */
export const asPrinted = (play: () => Promise<void>) =>
  withMedia((media) => {
    if (/\bprint\b/.test(media)) return 'all';
    return /\bscreen\b/.test(media) ? 'not all' : media;
  }, play);

/** Shows the page as a browser that runs no script would, for the length of a play. */
export const asWithoutScript = (play: () => Promise<void>) =>
  withMedia((media) => (media.includes('scripting: none') ? 'all' : media), play);

async function withMedia(rewrite: (media: string) => string, play: () => Promise<void>) {
  const rules = [...document.styleSheets].flatMap((sheet) => mediaRulesIn(sheet.cssRules));
  const media = rules.map((rule) => [rule, rule.media.mediaText] as const);
  for (const [rule, text] of media) {
    const put = rewrite(text);
    if (put !== text) rule.media.mediaText = put;
  }

  try {
    await play();
  } finally {
    for (const [rule, text] of media) rule.media.mediaText = text;
  }
}

function mediaRulesIn(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRulesIn(rule.cssRules) : []),
  ]);
}
