import type { Post } from '@awning/content/post';
import { Drawing } from '@awning/ui/primitives';

/** The drawing of a post, cut from the theme's paper: a file of its own, which takes the colours of the page it is used in. */
export const PostDrawing = ({ image }: Pick<Post, 'image'>) => (
  <Drawing label={image.alt} viewBox="0 0 640 360" fill="middle">
    <use href={`${image.src}#art`} />
  </Drawing>
);
