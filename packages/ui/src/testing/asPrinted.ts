/** Dresses the page as a printer would for the length of a play: what is for paper applies, what is for screens does not. */
export async function asPrinted(play: () => Promise<void>) {
  const rules = [...document.styleSheets].flatMap((sheet) => mediaRulesIn(sheet.cssRules));
  const media = rules.map((rule) => [rule, rule.media.mediaText] as const);
  for (const [rule, text] of media) {
    if (/\bprint\b/.test(text)) rule.media.mediaText = 'all';
    else if (/\bscreen\b/.test(text)) rule.media.mediaText = 'not all';
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
