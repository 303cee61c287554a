import { filesOf } from '../design/files.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const files = filesOf(
  import.meta.glob<string>('./sample/pictures/*.{avif,webp}', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
);

/** The design with its sample, and nothing else. */
export const demo = design.render({ content: sample, files });
