import { Picture, VisuallyHidden, type PictureProps } from '../../../primitives/index.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { ShopDoor } from '../ShopDoor/ShopDoor.tsx';
import { Ticket, type TicketProps } from '../../prices/Ticket/Ticket.tsx';
import * as styles from './Shopfront.css.ts';

export interface ShopfrontProps {
  /** Over the window: the name of the business that is inside. */
  sign: string;
  /** Under the window: what the visitor would buy. */
  template: string;
  /** Where pressing anywhere on the window leads. */
  href: string;
  /** A class made with `createTheme(windowVars, …)`: paint, trim and cloth. */
  theme: string;
  /** What stands in the window, 4:3. */
  picture: PictureProps;
  /** Hangs at the riser's corner. */
  ticket?: TicketProps | undefined;
  labels: {
    /** Leads inside; the template's name is added for those who hear it. */
    lookInside: string;
    /** On the door, in capitals. */
    open: string;
  };
}

const stripes = 11;
const [first, second] = [stripe('even'), stripe('odd')];

/** Builds a whole shop round a picture: sign, awning, window, riser, door and step. */
export function Shopfront({ sign, template, href, theme, picture, ticket, labels }: ShopfrontProps) {
  return (
    <div className={`${styles.root} ${theme}`}>
      <p className={styles.sign}>{sign}</p>
      <svg viewBox="0 0 600 92" preserveAspectRatio="none" aria-hidden="true" className={styles.awning}>
        <path d={first} className={styles.clothA} />
        <path d={second} className={styles.clothB} />
        <path d="M26 0h548l3 6H23zM0 61h600v3H0z" className={styles.fold} />
      </svg>
      <div className={styles.front}>
        <div className={styles.pane}>
          <Picture {...picture} fit="cover" />
        </div>
        <div className={styles.sill} />
        <div className={styles.riser}>
          <div className={styles.words}>
            <p>{template}</p>
            <Link href={href} className={styles.look}>
              {labels.lookInside}
              <VisuallyHidden> {template}</VisuallyHidden>
            </Link>
          </div>
          {ticket && (
            <div className={styles.ticket}>
              <Ticket {...ticket} />
            </div>
          )}
        </div>
      </div>
      <div className={styles.doorway}>
        <ShopDoor sign={labels.open} />
      </div>
      <div className={styles.step} />
    </div>
  );
}

/** Every second stripe of the cloth: narrow at the wall, wide where it hangs over the pavement, with a scallop. */
function stripe(which: 'even' | 'odd'): string {
  const atWall = 548 / stripes;
  const atHem = 600 / stripes;
  const drawn = Array.from({ length: stripes }, (_, index) => index).filter(
    (index) => index % 2 === (which === 'even' ? 0 : 1),
  );

  return drawn
    .map((index) => {
      const [wall, hem] = [26 + index * atWall, index * atHem].map((x) => x.toFixed(1));
      return `M${wall} 0h${atWall.toFixed(1)}L${(Number(hem) + atHem).toFixed(1)} 62v14a${(atHem / 2).toFixed(1)} 15 0 0 1-${atHem.toFixed(1)} 0V62z`;
    })
    .join('');
}
