import { Notice, type NoticeProps } from '../../components/Notice/Notice.tsx';

export type PostCardProps = NoticeProps;

/** Puts up one post as a paper notice: upright in a column, lying down across a page. The whole of it is one link. */
export function PostCard(props: PostCardProps) {
  return <Notice {...props} />;
}
