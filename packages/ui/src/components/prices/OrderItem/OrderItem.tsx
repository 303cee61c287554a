import type { Action } from '../../actions/ActionGroup/ActionGroup.tsx';
import { Heading, Text, type PictureProps } from '../../../primitives/index.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { ShopWindow } from '../../shopfront/ShopWindow/ShopWindow.tsx';
import * as styles from './OrderItem.css.ts';

export interface OrderItemProps {
  /** Of the template, as the catalogue has it. */
  name: string;
  /** Its size or kind in a few words. */
  detail: string;
  /** The class that dresses its window. */
  theme: string;
  picture: PictureProps;
  /** The way back, for those who took the wrong one. */
  change?: Action;
}

/** Shows once more what is about to be bought. */
export function OrderItem({ name, detail, theme, picture, change }: OrderItemProps) {
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
