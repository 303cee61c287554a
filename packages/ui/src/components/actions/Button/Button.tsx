'use client';

import type { MouseEventHandler, ReactNode } from 'react';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import * as styles from './Button.css.ts';

interface Looks {
  /**
   * `spark` is for the one action a screen hopes for, `action` for the same on any painted ground; `accent` is for what
   * is decided once the visitor has looked at it; `paper` stands on paper at any hour; `outline` is for every page and
   * shouts on none; `quiet` is a link that stands beside a button.
   */
  tone?: keyof typeof styles.tone;
  size?: keyof typeof styles.size;
  /** As wide as the column it stands in. */
  wide?: boolean;
}

const classes = ({ tone = 'plain', size = 'medium', wide = false }: Looks) =>
  [styles.tone[tone], styles.size[size], wide && styles.wide].filter(Boolean).join(' ');

export interface ButtonProps extends Looks {
  children: ReactNode;
  /** `submit` inside a form that it sends. */
  type?: 'button' | 'submit' | 'reset';
  disabled?: boolean;
  /** Busy: keeps the focus, says so, and takes no second press. */
  busy?: boolean;
  /** Whether what it folds and unfolds is open. */
  expanded?: boolean;
  /** An accessible name, where the visible words are not enough: begins with them. */
  label?: string | undefined;
  /** The id of the form that it sends, where it stands outside of it. */
  form?: string | undefined;
  /** The name it submits, where several buttons send that form. */
  name?: string | undefined;
  /** The value it submits under that name. */
  value?: string | undefined;
  /** Where it sends its form, if that is not the form’s own address. */
  formAction?: string | undefined;
  /** How it sends its form, if that is not the form’s own method: `post` where it changes something. */
  formMethod?: 'get' | 'post' | undefined;
  /** Not needed where it sends a form. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
}

/** Does something here and now. */
export function Button({
  children,
  type = 'button',
  disabled,
  busy = false,
  expanded,
  label,
  form,
  name,
  value,
  formAction,
  formMethod,
  onClick,
  ...looks
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      form={form}
      name={name}
      value={value}
      formAction={formAction}
      formMethod={formMethod}
      className={classes(looks)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-expanded={expanded}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends Looks {
  children: ReactNode;
  href: string;
  /** Opens a new tab, and says so, in these words, to those who cannot see it happen. */
  newTab?: string | undefined;
  /** When the words alone do not tell one link from the next: begins with the words that are seen. */
  label?: string | undefined;
}

/** Goes somewhere, and looks as though it matters. */
export function ButtonLink({ children, href, newTab, label, ...looks }: ButtonLinkProps) {
  return (
    <Link
      href={href}
      className={classes(looks)}
      aria-label={label && newTab ? `${label} ${newTab}` : label}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {newTab && !label && <VisuallyHidden> {newTab}</VisuallyHidden>}
    </Link>
  );
}
