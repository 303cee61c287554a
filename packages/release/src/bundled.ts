import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { design } from 'virtual:design';
import { designForm } from '@awning/templates/designForm';
import { faultsIn, faultsInDraft } from '@awning/templates/readContent';
import { readyToPublish } from '@awning/templates/readyToPublish';
import { drawPictures } from './drawPictures.tsx';
import type { BuiltDesign, DesignBundle } from './release.ts';

// This module is built to design.js, beside the styles and fonts that were built with it.
const folder = path.dirname(fileURLToPath(import.meta.url));
const { hash, fonts } = JSON.parse(await readFile(path.join(folder, 'bundle.json'), 'utf8')) as {
  hash: string;
  fonts: readonly string[];
};

export const bundle: DesignBundle = {
  hash,
  design,
  css: await readFile(path.join(folder, 'styles.css'), 'utf8'),
  fonts: await Promise.all(
    fonts.map(async (name) => ({ name, bytes: await readFile(path.join(folder, 'fonts', name)) })),
  ),
};

export { buildRelease } from './buildRelease.tsx';
export { filesZip } from './filesZip.ts';

// Built with the design, but no part of it: the hash of the design does not change with the sample.
const sample = JSON.parse(await readFile(path.join(folder, 'sample.json'), 'utf8')) as Record<
  string,
  unknown
>;

export const form: BuiltDesign['form'] = (picturesAt) => designForm(design, picturesAt, sample);

export const pictures: BuiltDesign['pictures'] = () => drawPictures(bundle);

/** The faults of a draft. An unfinished part is no fault. */
export const check: BuiltDesign['check'] = (content, options) => [
  ...faultsInDraft(design.schema, content),
  ...faultsIn(design.optionsSchema, options).map(({ path: place, message }) => ({
    path: `options.${place}`,
    message,
  })),
];

/** The faults to be mended before a draft may go live. */
export const missing: BuiltDesign['missing'] = ({ content, options, files }) =>
  readyToPublish(design, { content, options, files: Object.fromEntries(files.map((file) => [file, true])) });
