import type { ComponentType } from 'react';

export const postCategories = ['SEO', 'Business', 'Design'] as const;

export type PostCategory = (typeof postCategories)[number];

/** A post of the blog without its text, which is loaded when it is to be read. */
export interface Post {
  id: string;
  /** Stands in the address. */
  slug: string;
  title: string;
  category: PostCategory;
  excerpt: string;
  /** The day it came out, as `2026-03-02`. */
  date: string;
  /** Cut paper: `src` is a file whose element `#art` takes the theme's colours, 640 by 360. */
  image: { src: string; alt: string };
  author: string;
  /** How long its words take to read, in minutes. */
  minutes: number;
  /** Ids of posts that go with it. */
  related: readonly string[];
  /** Ids of templates that show its subject, two or three, and a line that says what to look at. */
  designs: { lead: string; ids: readonly string[] };
}

/** The words. Elements an author writes may be drawn by others: `components={{ a: Link }}`. */
export type PostContent = ComponentType<{ components?: Readonly<Record<string, unknown>> }>;
