import { createHash } from 'node:crypto';

/** @typedef {{ palettes: Readonly<Record<string, Look>>, typefaces: Readonly<Record<string, Look>> }} Looks */
/** @typedef {{ className?: string }} Look */

/** An element over every demo and in no picture of one. */
const shopBar = /^<aside class="shop-bar"[\s\S]*?<\/aside>/;

/**
 * Names the classes of styles, their custom properties and animations in the order in which they come: a build names them
 * by their files, and a new file of the package changes no picture.
 *
 * @param {string} styles
 */
function namesInOrder(styles) {
  const said = styles.matchAll(/(?:\.|--|@keyframes )(u[\da-z]{3,9})\b/g);
  const names = [...new Set([...said].map(([, name]) => name))];
  const places = new Map(names.map((name, place) => [name, `${place}`]));
  return (/** @type {string} */ text) =>
    text.replaceAll(/\bu[\da-z]{3,9}\b/g, (name) => places.get(name) ?? name);
}

/**
 * A fingerprint of what a picture of a demo's first page shows: its styles, with the names of their fonts, and its body
 * up to the script. Two pages with the same one look the same.
 *
 * @param {string} html
 */
export function fingerprintOf(html) {
  const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const [, body = ''] = /<body>([\s\S]*?)<script/.exec(html) ?? [];
  const named = namesInOrder(styles);
  return createHash('sha256')
    .update(named(styles))
    .update(named(body.replace(shopBar, '')))
    .digest('hex');
}

/**
 * The same of that page in every other look of its design: with that look's rules in its stylesheet.
 *
 * @param {string} html
 * @param {string} styles
 * @param {Looks} looks
 */
export function fingerprintInLooks(html, styles, looks) {
  const names = [...Object.values(looks.palettes), ...Object.values(looks.typefaces)].flatMap(classesOf);
  const rules = styles.match(/[^{}]+\{[^{}]*\}/g) ?? [];
  const said = rules.filter((rule) => names.some((name) => rule.includes(`.${name}`))).join('\n');
  return createHash('sha256').update(fingerprintOf(html)).update(namesInOrder(said)(said)).digest('hex');
}

/**
 * The same of several pages together.
 *
 * @param {readonly string[]} pages
 */
export const fingerprintOfAll = (pages) =>
  createHash('sha256').update(pages.map(fingerprintOf).join('\n')).digest('hex');

/** @param {Look} look */
export const classesOf = ({ className }) => className?.split(' ') ?? [];

/** A template's file for the fingerprint of its pictures, beside them. */
export const recordName = 'shows.txt';
