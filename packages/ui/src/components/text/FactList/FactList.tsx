import { Link } from '../../navigation/Link/Link.tsx';
import * as styles from './FactList.css.ts';

export interface Fact {
  label: string;
  /** A person’s own words, perhaps: of any length and in any script. */
  text: string;
  href?: string | undefined;
  /** The same instant, as machines read it. */
  dateTime?: string | undefined;
}

export interface FactListProps {
  /** Few, each a word or two. */
  facts: readonly Fact[];
  /** `line` sets as many side by side as fit; `column` rules them one under the other, like a form that is filled in. */
  layout?: keyof typeof styles.layout;
}

/** Lists the known facts of something: the name of each, and the fact. */
export function FactList({ facts, layout = 'line' }: FactListProps) {
  const { list, fact, term } = styles.layout[layout];
  return (
    <dl className={list}>
      {facts.map(({ label, text, href, dateTime }) => (
        <div key={label} className={fact}>
          <dt className={term}>{label}</dt>
          <dd dir="auto" className={styles.detail}>
            {href ? (
              <Link href={href}>{text}</Link>
            ) : dateTime ? (
              <time dateTime={dateTime}>{text}</time>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
