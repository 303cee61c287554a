import { filesOf } from '../design/files.ts';
import sample from './sample/content.json';
import german from './sample/content.de.json';
import { design } from './Site.tsx';
import { template } from './template.ts';

const files = filesOf(
  import.meta.glob<string>('./sample/pictures/*.{avif,webp}', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
);

const homes = { en: template.demoUrl, de: `${template.demoUrl}de/` };

/** The design with its sample, and the way to the same in German. */
export const demo = design.render({
  content: sample,
  files,
  alsoIn: [{ language: 'de', address: homes.de }],
});

/** The same with the drawings that its photographs stand for. */
export const drawn = design.render({ content: sample, files, options: { pictures: 'drawn' } });

/** The same business in German, as a second site of its own. It has fewer pages, as such sites do. */
export const inGerman = design.render({
  content: german,
  files,
  alsoIn: [{ language: 'en', address: homes.en }],
});
