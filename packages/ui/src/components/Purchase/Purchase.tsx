import { Heading, Text, type PictureProps } from '../../primitives/index.ts';
import { Link } from '../Link/Link.tsx';
import { ShopWindow } from '../ShopWindow/ShopWindow.tsx';
import * as styles from './Purchase.css.ts';

export interface PurchaseProps {
  name: string;
  /** Its size or kind in a few words. */
  detail: string;
  /** The class that dresses its window. */
  theme: string;
  picture: PictureProps;
  /** The way back, for those who took the wrong one. */
  change?: { label: string; href: string };
}

/** Shows once more what is about to be bought. */
export function Purchase({ name, detail, theme, picture, change }: PurchaseProps) {
  return (
    <div className={styles.root}>
      <ShopWindow theme={theme} size="small" picture={picture} />
      <div className={styles.words}>
        <Heading level={3} size="large">
          {name}
        </Heading>
        <Text tone="muted">
          {detail} {change && <Link href={change.href}>{change.label}</Link>}
        </Text>
      </div>
    </div>
  );
}
