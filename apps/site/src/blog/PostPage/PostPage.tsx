import { blog } from '@awning/content/blog';
import type { Post as PostOfBlog, PostContent } from '@awning/content/post';
import { Link } from '@awning/ui/components/Link';
import { Post } from '@awning/ui/sections/Post';
import { RelatedPosts } from '@awning/ui/sections/RelatedPosts';
import { Fold } from '../../frame/Fold.tsx';
import { categoryPath, postPath } from '../blog.ts';
import { day } from '../../format/day.ts';
import type { ListedTemplate } from '../../goods/listedTemplates.ts';
import { WindowsSection } from '../../goods/TemplateWindows/WindowsSection.tsx';
import { paths } from '../../paths.ts';
import { noticeOf } from '../PostDrawing/noticeOf.tsx';
import { PostDrawing } from '../PostDrawing/PostDrawing.tsx';

export interface PostPageProps {
  /** What is known of it without its text. */
  post: PostOfBlog;
  /** Its words; without them, those that stand in the page already stay as they are. */
  Content?: PostContent | undefined;
  /** The templates that show its subject. */
  designs: readonly ListedTemplate[];
  /** Never the post itself. */
  related: readonly PostOfBlog[];
  /** The post after it, where there is one. */
  newer?: PostOfBlog | undefined;
  /** The post before it, where there is one. */
  older?: PostOfBlog | undefined;
  /** The way back to all of them. */
  blogHref: string;
}

const neighbour = (post: PostOfBlog) => ({ title: post.title, href: postPath(post) });

/** One post, the templates that show what it speaks of, and what to read after it. */
export function PostPage({ post, Content, designs, related, newer, older, blogHref }: PostPageProps) {
  return (
    <>
      <Post
        title={post.title}
        category={{ label: post.category, href: categoryPath(post.category) }}
        date={day(post.date)}
        author={{ name: post.author, note: blog.authorNote }}
        readingTime={blog.readingTime(post.minutes)}
        lead={post.excerpt}
        examples={{
          label: blog.examples,
          items: designs.map(({ template, href }) => ({ label: template.name, href })),
        }}
        drawing={<PostDrawing image={post.image} />}
        breadcrumbs={{
          label: blog.breadcrumbs,
          items: [{ label: blog.title, href: blogHref }],
        }}
        neighbours={{
          newer: newer && neighbour(newer),
          older: older && neighbour(older),
        }}
        labels={blog.post}
      >
        {Content && <Content components={{ a: Link }} />}
      </Post>
      <Fold />
      <WindowsSection
        heading={blog.designs.heading}
        lead={post.designs.lead}
        action={{ label: blog.designs.all, href: paths.catalogue.to() }}
        templates={designs}
      />
      <RelatedPosts
        heading={blog.related}
        items={related.map(noticeOf)}
        action={{ label: blog.allPosts, href: blogHref }}
      />
    </>
  );
}
