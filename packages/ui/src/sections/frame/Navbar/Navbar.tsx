import {
  BoardItem,
  type BoardButton,
  type BoardGap,
  type BoardItemProps,
} from '../../../components/navigation/BoardItem/BoardItem.tsx';
import { ButtonLink } from '../../../components/actions/Button/Button.tsx';
import { Cloth } from '../../../components/shopfront/Cloth/Cloth.tsx';
import { LightSwitch, type LightSwitchProps } from '../../../components/actions/LightSwitch/LightSwitch.tsx';
import { MenuSheet } from '../../../components/navigation/MenuSheet/MenuSheet.tsx';
import type { NavLink } from '../../../components/navigation/NavList/NavList.tsx';
import { SocialLinks, type SocialLink } from '../../../components/navigation/SocialLinks/SocialLinks.tsx';
import { Wordmark, type WordmarkProps } from '../../../components/navigation/Wordmark/Wordmark.tsx';
import { Container } from '../../../primitives/index.ts';
import * as styles from './Navbar.css.ts';

export interface NavbarItem extends NavLink {
  /** Shown in the sheet, where there is room, and not on the board. */
  phoneOnly?: boolean;
  /** The one thing to do, `phoneOnly`: a yellow button in the sheet. */
  action?: boolean;
}

export type NavbarAccount = NavLink | BoardButton | BoardGap;

export interface NavbarProps {
  /** The name over the door, and the way home. */
  brand: WordmarkProps;
  /** Four or five words: what visitors come for. */
  items: readonly NavbarItem[];
  /**
   * The login link, or a logout button (`onClick`). While it is unknown which, `waiting` keeps its place and says so.
   * With nothing else on the board it stays there on a phone too, without a menu: the way back, where the visitor is
   * busy.
   */
  account?: NavbarAccount | undefined;
  /** For a shop that can be seen by day and by night: the switch, and what is written on it. */
  lights?: (LightSwitchProps['labels'] & Pick<LightSwitchProps, 'onSwitch'>) | undefined;
  /** The shop's pages on social networks. */
  social?: readonly SocialLink[];
  /** `down` where a shop opens: a deep awning that rolls up behind the board as the visitor scrolls. */
  canopy?: keyof typeof styles.canopy;
  /** The current address, in a site whose pages change without loading: the phone's menu closes with it. */
  path?: string;
  /** The section’s own words. */
  labels: NavbarLabels;
}

export interface NavbarLabels {
  /** Skips the board, to the element with the id `main`. */
  skip: string;
  /** Names the links on the board for screen readers. */
  navigation: string;
  /** On the burger, and the name of the links behind it. */
  menu: string;
  /** On the burger while the menu is open. */
  close: string;
  social: string;
}

/**
 * Stands over every page: the shop's name, its links, and an awning's edge.
 *
 * Take `HeaderRow` for a site without accounts, a light switch or a menu that needs script.
 *
 * It takes no `id`: it is the top of the page, where a link to `#top` leads by itself.
 */
export function Navbar({
  brand,
  items,
  account,
  lights,
  social,
  canopy = 'rolled',
  path,
  labels,
}: NavbarProps) {
  const scallops = canopy === 'down' ? 'canopyDown' : 'canopy';
  const onBoard = items.filter(({ phoneOnly }) => !phoneOnly);
  const others = items.length > 0 || lights || social;
  const lightSwitch = lights && <LightSwitch labels={lights} onSwitch={lights.onSwitch} />;

  return (
    <>
      <a href="#main" className={styles.skip}>
        {labels.skip}
      </a>
      <header className={styles.canopy[canopy]}>
        <div className={styles.fascia}>
          <Container>
            <div className={styles.row}>
              <div className={styles.brand}>
                <Wordmark {...brand} />
              </div>
              {others ? (
                <>
                  <div className={styles.bar}>
                    {onBoard.length > 0 && (
                      <nav aria-label={labels.navigation}>
                        <Items place="bar" items={onBoard} />
                      </nav>
                    )}
                    {(social ?? account ?? lights) && (
                      <div className={styles.apart}>
                        {social && <SocialLinks links={social} label={labels.social} look="bare" />}
                        {lightSwitch}
                        {account && <BoardItem place="bar" item={account} />}
                      </div>
                    )}
                  </div>
                  <MenuSheet key={path} labels={labels}>
                    {(items.length > 0 || account) && (
                      <nav aria-label={labels.menu}>
                        <Items place="sheet" items={items} last={account} />
                      </nav>
                    )}
                    {lightSwitch && <div className={styles.below}>{lightSwitch}</div>}
                    {social && (
                      <div className={styles.below}>
                        <SocialLinks links={social} label={labels.social} />
                      </div>
                    )}
                  </MenuSheet>
                </>
              ) : (
                account && <BoardItem place="bar" item={account} />
              )}
            </div>
          </Container>
        </div>
        <div className={styles.cloth}>
          <div className={styles.layer.piping}>
            <Cloth dye="piping" size={scallops} />
          </div>
          <div className={styles.layer.cloth}>
            <Cloth size={scallops} />
          </div>
        </div>
      </header>
    </>
  );
}

interface ItemsProps extends Pick<BoardItemProps, 'place'> {
  items: readonly NavbarItem[];
  last?: NavbarAccount | undefined;
}

function Items({ items, last, place }: ItemsProps) {
  return (
    <ul className={styles.links[place]}>
      {items.map((item) => (
        <li key={item.href} className={item.action ? styles.action : undefined}>
          {item.action ? (
            <ButtonLink href={item.href} tone="spark" wide>
              {item.label}
            </ButtonLink>
          ) : (
            <BoardItem place={place} item={item} />
          )}
        </li>
      ))}
      {last && (
        <li>
          <BoardItem place={place} item={last} />
        </li>
      )}
    </ul>
  );
}
