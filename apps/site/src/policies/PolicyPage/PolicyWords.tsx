import type { PolicyBlock } from '@awning/content/policies/policy';
import { Link } from '@awning/ui/components/Link';
import { Fragment } from 'react';

/** The words of one part of a policy. */
export const PolicyWords = ({ body }: { body: readonly PolicyBlock[] }) => (
  <>
    {body.map((block) => (
      <Block key={JSON.stringify(block)} block={block} />
    ))}
  </>
);

function Block({ block }: { block: PolicyBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Linked text={block} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <Linked text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl>
      {block.terms.map(({ name, words }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            <Linked text={words} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** `[words](/address)` becomes a link. */
function Linked({ text }: { text: string }) {
  const [, before = '', words, href, after = ''] = /^(.*?)\[([^\]]+)\]\(([^)]+)\)(.*)$/.exec(text) ?? [];
  if (!words || !href) return text;
  return (
    <>
      {before}
      <Link href={href}>{words}</Link>
      <Linked text={after} />
    </>
  );
}
