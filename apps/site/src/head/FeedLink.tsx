import { blog } from '@awning/content/blog';

/** Where the blog's feed is. */
export const feedPath = '/rss.xml';

/** Tells feed readers that there is something to subscribe to. React moves it into the head. */
export const FeedLink = () => (
  <link rel="alternate" type="application/rss+xml" title={blog.feed} href={feedPath} />
);
