import { inUnit, targetOf, verdictOf } from './figures.mjs';

/** @typedef {import('./figures.mjs').Row} Row */

/**
 * The result of one run of the bench.
 *
 * @typedef {object} Report
 * @property {string} date as in 2026-11-30
 * @property {string} commit
 * @property {string} machine
 * @property {number} cores
 * @property {string} node
 * @property {number} load of the machine at the start: the average of a minute
 * @property {number} runs
 * @property {Part[]} parts
 */

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} notes
 * @property {string} [failure] why there are no figures
 * @property {Row[]} rows
 */

const style = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #59636e; --ground: #fff; --line: #d1d9e0; --bar: #2563c9; --bad: #b42318; --good: #12703c }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #a3adb8; --ground: #11151a; --line: #3a424b; --bar: #6aa5ff; --bad: #ff9189; --good: #67d391 } }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); overflow-wrap: break-word }
h2 { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1rem }
figure { margin: 1.5rem 0 } figcaption { font-weight: 600 }
svg { display: block; width: 100% } text { fill: var(--ink); font-size: 13px } rect { fill: var(--bar) } line { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 4 3 }
table { width: 100%; border-collapse: collapse; font-size: .875rem } th, td { padding: .25rem .5rem .25rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
.figure { text-align: right; white-space: nowrap } .note { color: var(--soft) } .bad { color: var(--bad); font-weight: 600 } .good { color: var(--good) }
`;

/** In px. A bar is as wide as its share of the page, so that words keep their best size. */
const rowHeight = 40;
const barHeight = 14;

/**
 * The page that shows a report: a file of its own that asks the network for nothing.
 *
 * @param {Report} report
 */
export function renderPage({ date, commit, machine, cores, node, load, runs, parts }) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bench of ${escape(date)}</title>
<style>${style}</style>
<h1>Bench of ${escape(date)}</h1>
<p class="note">Commit ${escape(commit)}, ${escape(machine)}, ${cores} cores, Node ${escape(node)}, load average ${load} at the start, ${runs} runs. Machines are noisy: only what took turns in one run can be compared. A dashed line is the target.</p>
${parts.map(renderPart).join('\n')}
</html>
`;
}

/** @param {Part} part */
function renderPart({ name, notes, failure, rows }) {
  const charts = [...new Set(rows.map(({ chart }) => chart))];
  return [
    `<h2>${escape(name)}</h2>`,
    ...(failure === undefined ? [] : [`<p class="bad">Failed: ${escape(failure)}</p>`]),
    ...notes.map((note) => `<p class="note">${escape(note)}</p>`),
    ...charts.map((chart) =>
      drawChart(
        chart,
        rows.filter((row) => row.chart === chart),
      ),
    ),
  ].join('\n');
}

/**
 * The bars show the table at a glance, so screen readers read the table alone.
 *
 * @param {string} chart
 * @param {Row[]} rows
 */
function drawChart(chart, rows) {
  const longest = Math.max(...rows.flatMap(({ figure, most = 0, least = 0 }) => [figure, most, least])) || 1;
  const scale = (/** @type {number} */ figure) => `${Math.round((figure / longest) * 1000) / 10}%`;
  const hasTargets = rows.some((row) => targetOf(row) !== '');
  const bars = rows.map((row, place) => {
    const top = place * rowHeight;
    const target = row.most ?? row.least;
    const x = target === undefined ? undefined : scale(target);
    return [
      `<text x="0" y="${top + 14}">${escape(row.what)}</text>`,
      `<rect x="0" y="${top + 19}" width="${scale(row.figure)}" height="${barHeight}"/>`,
      ...(x === undefined ? [] : [`<line x1="${x}" x2="${x}" y1="${top + 17}" y2="${top + 35}"/>`]),
    ].join('');
  });
  return `<figure>
<figcaption>${escape(chart)}</figcaption>
<svg height="${rows.length * rowHeight}" aria-hidden="true">${bars.join('')}</svg>
<table><thead><tr><th scope="col">What</th><th scope="col" class="figure">Measured</th>${hasTargets ? '<th scope="col">Target</th><th scope="col">Verdict</th>' : ''}</tr></thead><tbody>
${rows.map((row) => renderRow(row, hasTargets)).join('\n')}
</tbody></table>
</figure>`;
}

/**
 * @param {Row} row
 * @param {boolean} hasTargets
 */
function renderRow(row, hasTargets) {
  const verdict = verdictOf(row);
  const mark = { met: 'good', 'not met': 'bad', '': '' }[verdict];
  const judged = `<td>${targetOf(row)}</td><td class="${mark}">${verdict}</td>`;
  return `<tr><th scope="row">${escape(row.what)}</th><td class="figure">${inUnit(row.figure, row.unit)}</td>${hasTargets ? judged : ''}</tr>`;
}

/** @param {string} text */
function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
