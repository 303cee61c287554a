import { useId } from 'react';
import { Link } from '@awning/ui/components/Link';
import { Heading, Section, Stack, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './CubicleDoors.css.ts';

export interface CubicleDoorsProps {
  heading: string;
  lead?: string;
  /** Best a dozen: they stand three, four or six to a row, and fewer than four beside the heading. Without any, nothing is drawn. */
  doors: readonly CubicleDoor[];
}

interface CubicleDoor {
  /** On the plate: “7”, “12”. */
  number: string;
  name: string;
  /** What is behind it, in a line. */
  text?: string;
  /** Where it leads. A door that leads nowhere is bolted, and a bather’s feet are seen under it. */
  href?: string;
}

/** Shows the ways on as a row of changing cubicles, each door with its number. */
export function CubicleDoors({ heading, lead, doors }: CubicleDoorsProps) {
  const headingId = useId();
  if (doors.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone="plain">
      <div className={styles.layout[doors.length < 4 ? 'few' : 'many']}>
        <Stack gap="medium">
          <Heading id={headingId} level={2} size="page">
            {heading}
          </Heading>
          {lead && <Text size="lead">{lead}</Text>}
        </Stack>
        <ul className={styles.row}>
          {doors.map(({ number, name, text, href }) => {
            const door = (
              <>
                <span className={styles.plate}>{number}</span>{' '}
                <span className={styles.words}>
                  <strong className={styles.name}>{name}</strong>{' '}
                  {text && <span className={styles.text}>{text}</span>}
                </span>
                <span aria-hidden="true" className={styles.bolt[href ? 'vacant' : 'engaged']} />
              </>
            );
            return (
              <li key={number} className={styles.cubicle}>
                {href ? (
                  <Link href={href} className={`${ground.deep} ${styles.door}`}>
                    {door}
                  </Link>
                ) : (
                  <div className={`${ground.deep} ${styles.shut}`}>{door}</div>
                )}
                {!href && (
                  <svg
                    className={styles.feet}
                    viewBox="0 0 11 4"
                    aria-hidden="true"
                    focusable="false"
                    shapeRendering="crispEdges"
                  >
                    <path d="M1 0h2v2h1v2H0V3h1zM8 0h2v3h1v1H7V2h1z" />
                  </svg>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
