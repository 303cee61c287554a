import { Cloth } from '../../components/Cloth/Cloth.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { MenuSheet } from '../../components/MenuSheet/MenuSheet.tsx';
import { SocialLinks, type SocialLink } from '../../components/SocialLinks/SocialLinks.tsx';
import { Wordmark, type WordmarkProps } from '../../components/Wordmark/Wordmark.tsx';
import { Container } from '../../primitives/index.ts';
import * as styles from './Navbar.css.ts';

export interface NavbarItem {
  label: string;
  href: string;
  /** The page that is shown. */
  current?: boolean;
  /** Worth a place in the sheet, where there is room, and none on the board. */
  phoneOnly?: boolean;
}

export interface NavbarProps {
  brand: WordmarkProps;
  /** Four or five words: what visitors come for. */
  items: readonly NavbarItem[];
  /** The way in for those who have been here before. */
  account?: { label: string; href: string };
  social?: readonly SocialLink[];
  /** `down` where a shop opens: a deep awning that rolls up behind the board as one reads on. */
  canopy?: keyof typeof styles.canopy;
  /** The address that is shown, in a site whose pages change without loading: the phone's menu closes with it. */
  path?: string;
  labels: NavbarLabels;
}

export interface NavbarLabels {
  /** Leads past the board, to the element with the id `main`. */
  skip: string;
  /** Names the links on the board for those who list a page's parts. */
  navigation: string;
  /** On the burger, and the name of the links behind it. */
  menu: string;
  /** On the burger while the menu is open. */
  close: string;
  social: string;
}

/** Stands over every page: the shop's name, the ways on, and an awning's edge. */
export function Navbar({ brand, items, account, social, canopy = 'rolled', path, labels }: NavbarProps) {
  const scallops = canopy === 'down' ? 'canopyDown' : 'canopy';

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
              <div className={styles.bar}>
                <nav aria-label={labels.navigation}>
                  <Items place="bar" items={items.filter(({ phoneOnly }) => !phoneOnly)} />
                </nav>
                {(social ?? account) && (
                  <div className={styles.apart}>
                    {social && <SocialLinks links={social} label={labels.social} look="bare" />}
                    {account && <Item place="bar" {...account} />}
                  </div>
                )}
              </div>
              <MenuSheet key={path} labels={labels}>
                <nav aria-label={labels.menu}>
                  <Items place="sheet" items={account ? [...items, account] : items} />
                </nav>
                {social && (
                  <div className={styles.elsewhere}>
                    <SocialLinks links={social} label={labels.social} />
                  </div>
                )}
              </MenuSheet>
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

type Place = keyof typeof styles.item;

function Items({ items, place }: { items: readonly NavbarItem[]; place: Place }) {
  return (
    <ul className={styles.links[place]}>
      {items.map((item) => (
        <li key={item.href}>
          <Item place={place} {...item} />
        </li>
      ))}
    </ul>
  );
}

function Item({ label, href, current, place }: NavbarItem & { place: Place }) {
  return (
    <Link href={href} className={styles.item[place]} {...(current && { 'aria-current': 'page' as const })}>
      {label}
    </Link>
  );
}
