// Faults in the package, each as small as it would be in a hurry, and the tests that must find it:
// docs/how-to/tests.md.

/**
 * @typedef {object} Fault
 * @property {string} what goes wrong, in a word or two
 * @property {string} file from the root
 * @property {string} find the text there, exactly once
 * @property {string} replace
 * @property {readonly string[]} tests that must fail, from the root
 */

const promise = (/** @type {string} */ name) => `.storybook/promises/${name}.stories.tsx`;

/** The stories of a component or section, by its folder. */
const storiesOf = (/** @type {string} */ folder) =>
  `packages/ui/src/${folder}/${folder.split('/').at(-1)}.stories.tsx`;

/**
 * @param {string} what
 * @param {string} folder
 * @param {string} find
 * @param {string} replace
 * @param {{ styles?: true, tests?: readonly string[] }} [where]
 * @returns {Fault}
 */
const fault = (what, folder, find, replace, { styles, tests = [storiesOf(folder)] } = {}) => ({
  what,
  file: `packages/ui/src/${folder.includes('.') ? folder : `${folder}/${folder.split('/').at(-1)}${styles ? '.css.ts' : '.tsx'}`}`,
  find,
  replace,
  tests,
});

const styles = /** @type {const} */ (true);
const tones = { tests: [promise('tones')] };
const themes = { tests: ['packages/ui/src/theme/themes.test.ts'] };
const lessMotion = { styles, tests: [promise('lessMotion')] };

/** @type {readonly Fault[]} */
export const uiFaults = [
  // The focus cannot be seen.
  fault(
    'every focus ring is taken away',
    'theme/reset.css.ts',
    "outline: `3px solid ${vars.color.focus}`,\n  outlineOffset: '2px',\n  boxShadow: `0 0 0 6px ${vars.color.focusEdge}`,",
    "outline: 'none',",
    { tests: [storiesOf('components/actions/IconButton')] },
  ),
  fault(
    'every focus ring is a hair',
    'theme/reset.css.ts',
    "outline: `3px solid ${vars.color.focus}`,\n  outlineOffset: '2px',\n  boxShadow: `0 0 0 6px ${vars.color.focusEdge}`,",
    'outline: `1px solid ${vars.color.focus}`,',
    { tests: [storiesOf('components/filters/Chip')] },
  ),
  fault(
    'every focus ring is as pale as a line',
    'theme/reset.css.ts',
    "outline: `3px solid ${vars.color.focus}`,\n  outlineOffset: '2px',\n  boxShadow: `0 0 0 6px ${vars.color.focusEdge}`,",
    'outline: `3px solid ${vars.color.line}`,',
    { tests: [storiesOf('components/layout/Accordion')] },
  ),
  fault(
    'a button has no focus ring',
    'components/actions/Button',
    "outline: `3px solid ${vars.color.focus}`,\n      outlineOffset: '2px',\n      boxShadow: `0 0 0 6px ${vars.color.focusEdge}`,",
    "outline: 'none',\n      boxShadow: 'none',",
    { styles },
  ),
  fault(
    'a chip has no focus ring',
    'components/filters/Chip',
    "'&:active': { translate: '0 1px' },",
    "'&:active': { translate: '0 1px' },\n        '&:focus-visible': { outline: 'none', boxShadow: 'none' },",
    { styles },
  ),
  fault(
    'a card has no focus ring',
    'components/navigation/CardLink',
    "'&:focus-visible::before': {\n      content: '\"\"',",
    "'&:focus-visible::before': {\n      content: 'none',",
    { styles },
  ),
  fault(
    'a link over a window has no focus ring',
    'components/navigation/CoverLink',
    "outline: `3px solid ${vars.color.focus}`, outlineOffset: '9px' },\n    '&:focus-visible::before': {\n      content: '\"\"',",
    "},\n    '&:focus-visible::before': {\n      content: 'none',",
    { styles },
  ),
  fault(
    'a star has no focus ring',
    'components/forms/StarsField',
    "'&:has(:focus-visible)'",
    "'&:has(:focus-visible:disabled)'",
    { styles },
  ),
  fault(
    'a paper tab has no focus ring',
    'components/filters/ChoiceTabs',
    "'&:has(:focus-visible)'",
    "'&:has(:focus-visible:disabled)'",
    { styles },
  ),
  fault(
    'a slider has no focus ring',
    'components/media/PictureWipe',
    "'&:has(:focus-visible)'",
    "'&:has(:focus-visible:disabled)'",
    { styles },
  ),
  fault(
    'the focus ring of the page one is on is its own line',
    'components/navigation/Pagination',
    "'&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },",
    '',
    { styles },
  ),
  fault(
    'a question has no focus ring',
    'components/layout/Accordion',
    "  cursor: 'pointer',\n",
    "  cursor: 'pointer',\n  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },\n",
    { styles },
  ),
  fault(
    'a field has no focus ring',
    'components/forms/FieldFrame',
    "'&:hover': { borderColor: vars.color.ink },",
    "'&:hover': { borderColor: vars.color.ink },\n    '&:focus-visible': { outline: 'none', boxShadow: 'none' },",
    { styles, tests: [storiesOf('components/forms/Field')] },
  ),
  // Success and failure look alike.
  fault(
    'a notice of failure is as green as one of success',
    'components/feedback/Toast',
    'const bad = vars.street.paperDanger;',
    'const bad = vars.street.paperAccent;',
    { styles, ...tones },
  ),
  fault(
    'a notice of failure bears the mark of success',
    'components/feedback/Toast',
    "{ success: 'done', error: 'problem' }",
    "{ success: 'done', error: 'done' }",
    tones,
  ),
  fault(
    'a page of failure bears the mark of success',
    'sections/frame/StatusPanel',
    "success: 'done', problem: 'problem' }",
    "success: 'done', problem: 'done' }",
    tones,
  ),
  fault(
    'a page of failure is painted as one of success',
    'sections/frame/StatusPanel',
    'enamel(vars.color.surface, vars.color.ink, vars.color.danger),\n    { borderColor: vars.color.danger },',
    'enamel(vars.color.surfaceDeep, vars.color.onDeep, vars.color.spark),',
    { styles, tests: [promise('tones'), storiesOf('sections/frame/StatusPanel')] },
  ),
  fault(
    'what is wrong with a field is said in green',
    'components/forms/FieldProblem',
    'color: vars.color.danger',
    'color: vars.color.accent',
    { styles, ...tones },
  ),
  fault(
    'what is wrong with a field bears the mark of success',
    'components/forms/FieldProblem',
    'kind="problem"',
    'kind="done"',
    tones,
  ),
  fault(
    'what went wrong is stamped as what went well',
    'components/feedback/StateStamp',
    '{ borderColor: vars.color.danger, background: vars.color.danger, color: vars.color.onDanger },',
    '{ color: fallbackVar(on.bright, vars.color.accent) },',
    { styles, ...tones },
  ),
  // A drawing is lost.
  fault(
    'every icon is at 12 %',
    'components/media/Icon',
    "  fill: 'none',",
    "  fill: 'none',\n  opacity: 0.12,",
    { styles, tests: [storiesOf('components/actions/IconButton')] },
  ),
  fault(
    'a magnifying glass is at 12 %',
    'components/filters/SearchField',
    "insetInlineStart: '15px', pointerEvents: 'none'",
    "insetInlineStart: '15px', pointerEvents: 'none', opacity: 0.12",
    { styles },
  ),
  fault(
    'a list’s arrow is as pale as a line',
    'components/forms/SelectField',
    'stroke: vars.color.ink',
    'stroke: vars.color.line',
    { styles },
  ),
  fault(
    'the stroke between two pages is at 12 %',
    'components/navigation/Breadcrumbs',
    "display: 'inline-block',\n      marginInline: space",
    "display: 'inline-block',\n      opacity: 0.12,\n      marginInline: space",
    { styles },
  ),
  fault(
    'a tick has the colour of its box',
    'components/forms/Checkbox',
    'border: `solid ${vars.color.onAccent}`',
    'border: `solid ${vars.color.accent}`',
    { styles },
  ),
  fault(
    'a question’s plus has the colour of its square',
    'components/layout/Accordion',
    'color: on.surface,',
    'color: on.bright,',
    { styles },
  ),
  fault(
    'a hint is too pale to read',
    'components/forms/FieldFrame',
    'export const hint = style({\n  color: muted,',
    'export const hint = style({\n  color: vars.color.line,',
    { styles, tests: [storiesOf('components/forms/Field')] },
  ),
  fault(
    'muted ink is too pale by day',
    'theme/tokens/awning.ts',
    "inkMuted: '#4a5b53'",
    "inkMuted: '#93a39b'",
    themes,
  ),
  fault(
    'a button’s words have the colour of its ground',
    'components/actions/Button',
    '{ background: vars.color.spark, color: vars.color.onSpark }',
    '{ background: vars.color.spark, color: vars.color.surface }',
    { styles },
  ),
  fault(
    'a large view is white in a light theme',
    'components/media/Lightbox',
    'background: vars.street.onPaper,\n  color: vars.street.paper,',
    'background: vars.color.focusEdge,\n  color: vars.street.paper,',
    { styles },
  ),
  // It moves for visitors who asked for less motion.
  fault(
    'what waits always breathes',
    'components/feedback/Skeleton',
    '[motion]: { animation',
    'all: { animation',
    { styles },
  ),
  fault(
    'a notice always slides in',
    'components/feedback/Toast',
    '[motion]: { animation: `${fromAbove}',
    'all: { animation: `${fromAbove}',
    lessMotion,
  ),
  fault(
    'an answer always unfolds',
    'components/layout/Accordion',
    '[motion]: {\n      transition: unfolding,',
    'all: {\n      transition: unfolding,',
    lessMotion,
  ),
  fault(
    'a button always glides',
    'components/actions/Button',
    '[motion]: { transition',
    'all: { transition',
    { styles },
  ),
  fault(
    'a dialog always rises',
    'components/feedback/Dialog',
    '[motion]: { animation: `${rise}',
    'all: { animation: `${rise}',
    { styles },
  ),
  fault(
    'progress always rolls',
    'components/feedback/Progress',
    '[motion]: { selectors',
    'all: { selectors',
    { styles },
  ),
  fault(
    'pages always scroll smoothly',
    'theme/reset.css.ts',
    "'@media': { [motion]: { scrollBehavior: 'smooth' } },",
    "scrollBehavior: 'smooth',",
    { tests: [storiesOf('components/actions/PrintButton')] },
  ),
  // A thumb, a keyboard.
  fault(
    'every control is too small for a thumb',
    'styles/scale.ts',
    "export const touchTarget = '44px';",
    "export const touchTarget = '16px';",
    { tests: [storiesOf('components/actions/IconButton')] },
  ),
  fault(
    'a page’s number is too small for a thumb',
    'components/navigation/Pagination',
    "const plate = style({\n  display: 'grid',\n  placeItems: 'center',\n  minInlineSize: touchTarget,\n  minBlockSize: touchTarget,\n  paddingInline: space.xsmall,",
    "const plate = style({\n  display: 'grid',\n  placeItems: 'center',\n  marginInlineEnd: '-6px',",
    { styles },
  ),
  fault(
    'Escape leaves a dialog where it is',
    'components/feedback/Modal/Modal.tsx',
    '      event.preventDefault();\n      ask();',
    '      event.preventDefault();',
    { tests: [storiesOf('components/feedback/Dialog')] },
  ),
  fault(
    'Escape leaves a menu where it is',
    'components/navigation/MenuSheet',
    "if (event.key === 'Escape') leave();",
    '',
  ),
  fault(
    'the Tab key leaves a menu that is over the page',
    'components/navigation/MenuSheet',
    "if (event.key === 'Tab') keepTab(event);",
    '',
  ),
  fault(
    'the focus does not go back to the burger',
    'components/navigation/MenuSheet',
    'burger.focus({ preventScroll: true });',
    'burger.blur();',
  ),
  fault(
    'the focus is lost with what is cleared',
    'components/filters/SearchField',
    'input.current?.focus();',
    '',
  ),
  fault(
    'the focus is lost with the chip',
    'components/filters/ChipGroup',
    'if (next) next.focus();\n    else onEmptied?.();',
    'if (!next) onEmptied?.();',
  ),
  fault(
    'the focus does not go to the answer',
    'components/feedback/FormReply',
    'if (held.current) panel.current!.focus();',
    '',
  ),
  fault(
    'an arrow key turns no picture',
    'components/media/Lightbox',
    'className={styles.root} onKeyDown={onKeyDown}>',
    'className={styles.root}>',
  ),
  fault(
    'the arrow keys go the wrong way from the right',
    'components/media/Lightbox',
    "matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'",
    "matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowRight'",
  ),
  fault(
    'a press that opens a new tab is taken over',
    'components/navigation/Pagination',
    'if (opensElsewhere(event)) return;',
    '',
  ),
  // Screen readers are told something else, or nothing.
  fault(
    'a field’s error is not joined to it',
    'components/forms/FieldFrame',
    "'aria-describedby': describedBy || undefined,",
    "'aria-describedby': undefined,",
    { tests: [storiesOf('components/forms/Field')] },
  ),
  fault(
    'a field is not said to be wrong',
    'components/forms/FieldFrame',
    "'aria-invalid': message ? true : undefined,",
    "'aria-invalid': undefined,",
    { tests: [storiesOf('components/forms/Field')] },
  ),
  fault(
    'a label belongs to no field',
    'components/forms/FieldFrame',
    '<label htmlFor={field.id} className={styles.label}>',
    '<label className={styles.label}>',
    { tests: [storiesOf('components/forms/Field')] },
  ),
  fault('a button of one picture has no name', 'components/actions/IconButton', 'aria-label={label} ', ''),
  fault(
    'a switch does not say that it is down',
    'components/actions/IconButton',
    'aria-pressed={pressed} ',
    '',
  ),
  fault(
    'an error is not announced',
    'components/feedback/ErrorSummary',
    "'group' : 'alert'",
    "'group' : 'note'",
  ),
  fault('what changed is not announced', 'components/feedback/LiveText', 'role="status"', 'role="note"'),
  fault('what was done is not announced', 'components/feedback/DoneMessage', 'role="status"', 'role="note"'),
  fault(
    'an answer is a heading of the wrong level',
    'components/layout/Accordion',
    'const Title = `h${headingLevel}` as const;',
    'const Title = `h${headingLevel === 3 ? 4 : 3}` as const;',
  ),
  fault(
    'a dialog’s heading is none',
    'components/feedback/Dialog',
    '<Heading id={headingId} level={2}',
    '<Heading id={headingId} level={4}',
  ),
  fault('a dialog has no name', 'components/feedback/Dialog', 'aria-labelledby={headingId}', ''),
  fault('a picture says nothing', 'primitives/Picture', 'alt={alt}', 'alt=""'),
  fault('stars are no picture', 'components/feedback/Rating', 'role="img" ', ''),
  fault('a number is a riddle', 'components/feedback/Badge', '<VisuallyHidden>{spoken}</VisuallyHidden>', ''),
  fault(
    'this page is not said to be this page',
    'components/navigation/Breadcrumbs',
    ' aria-current="page"',
    '',
  ),
  fault(
    'a menu does not say where one is',
    'components/navigation/NavList',
    " aria-current={current ? 'page' : undefined}",
    '',
  ),
  fault(
    'a language is read out in another',
    'components/navigation/LanguageLinks',
    '              lang={lang}\n',
    '',
  ),
  fault('a bar is not called what it is', 'components/feedback/Progress', 'htmlFor={id} ', ''),
  fault(
    'the stars mean nothing to those who listen',
    'components/forms/StarsField',
    '<VisuallyHidden>{meaning}</VisuallyHidden>',
    '',
  ),
  fault(
    'a row has no header',
    'components/text/Table',
    '<th scope="row" {...says.rowheader}',
    '<th scope="row" {...says.cell}',
  ),
  fault(
    'a trap for machines traps the Tab key',
    'components/forms/Honeypot',
    'aria-hidden="true" inert',
    'data-trap=""',
  ),
  // It does not do what it says.
  fault('a disabled button is pressed', 'components/actions/Button', '      disabled={disabled}\n', ''),
  fault(
    'a busy button is pressed twice',
    'components/actions/Button',
    'onClick={busy ? (event) => event.preventDefault() : onClick}',
    'onClick={onClick}',
  ),
  fault('a disabled list is opened', 'components/forms/SelectField', '            disabled={disabled}\n', ''),
  fault('a chip is not taken away', 'components/filters/Chip', ' onClick={onRemove}>', '>'),
  fault(
    'a choice is not told',
    'components/forms/SelectField',
    'onChange={(event) => onChange?.(event.target.value)}',
    'onChange={() => undefined}',
  ),
  fault('fewer than none can be ordered', 'components/requests/AmountList', 'min={0}', '', {
    tests: [storiesOf('components/requests/AmountList'), storiesOf('sections/forms/OrderForm')],
  }),
  fault('more than all can be ordered', 'components/requests/AmountList', 'max={99}', '', {
    tests: [storiesOf('components/requests/AmountList'), storiesOf('sections/forms/OrderForm')],
  }),
  fault(
    'more stars than there are',
    'components/feedback/Rating',
    'Math.min(Math.max(value, 0), max) * 2',
    'Math.max(value, 0) * 2 + 1',
  ),
  fault('how far it is is not bounded', 'components/feedback/Progress', ' max={max}', ''),
  fault(
    'a letter too many is not said to be too many',
    'components/forms/TextArea',
    'count && typed > count.limit ?',
    'count && typed > count.limit + 1 ?',
  ),
  fault(
    'a password stays in sight when it is sent',
    'components/forms/PasswordField',
    '        setVisible(false);\n',
    '',
  ),
  fault('yen are counted in hundreds', 'components/prices/Price', '10 ** digitsOf(currency, locale)', '100'),
  fault('a round sum has cents', 'components/prices/Price', "'stripIfInteger'", "'auto'"),
  fault(
    'the old price and the new are changed about',
    'components/prices/Price',
    '<del className={styles.was}>{formatPrice(was)}</del>',
    '<del className={styles.was}>{formatPrice(price)}</del>',
  ),
  fault(
    'an order’s price is its neighbour’s',
    'components/prices/PriceLines',
    '{price}</span>',
    '{items[0]?.price}</span>',
  ),
  fault(
    'a receipt has no total',
    'components/prices/Receipt',
    '<span className={styles.sum}>{total.price}</span>',
    '<span className={styles.sum} />',
  ),
  // The page before script, the other direction, the narrowest phone.
  fault(
    'answers come with script alone',
    'components/layout/Accordion',
    "<Panel>{typeof content === 'string' ? <p>{content}</p> : content}</Panel>",
    "<Panel>{scripted && (typeof content === 'string' ? <p>{content}</p> : content)}</Panel>",
  ),
  fault(
    'tabs’ panels come with script alone',
    'components/navigation/Tabs',
    'value={id} forceMount asChild',
    'value={id} asChild',
  ),
  fault(
    'a way on leads the wrong way from the right',
    'components/media/Icon',
    "scale: '-1 1'",
    "scale: '1 1'",
    { styles },
  ),
  fault(
    'what stands at the start stands at the left',
    'components/filters/SearchField',
    "insetInlineStart: '15px'",
    "left: '15px'",
    { styles, tests: ['packages/ui/src/styles/directions.test.ts'] },
  ),
  fault(
    'words begin before the page',
    'components/text/DishLine',
    'export const dish = style({',
    "export const dish = style({\n  marginLeft: '-3rem',",
    { styles },
  ),
  fault(
    'a word without end breaks the page',
    'components/feedback/Badge',
    "  overflowWrap: 'anywhere',\n",
    '',
    { styles },
  ),
  fault('a word without end breaks a chip', 'components/filters/Chip', "  overflowWrap: 'anywhere',\n", '', {
    styles,
  }),
  fault(
    'a button is wider than a phone',
    'components/actions/Button',
    "minBlockSize: '48px',\n  maxInlineSize: '100%',",
    "minBlockSize: '48px',\n  minInlineSize: '420px',",
    { styles },
  ),
];
