import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** `main` is the one gold act of a view; `solid` navy; `line` outlined, white on dark rooms. */
export type ButtonKind = 'main' | 'solid' | 'line';

export function Button({
  kind,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { kind: ButtonKind }) {
  return <button {...rest} type={type} className={join(styles.button, className)} data-kind={kind} />;
}

/** A link that looks like a button, where the act is going somewhere. */
export function ButtonLink({
  kind,
  className,
  ...rest
}: ComponentProps<'a'> & { kind: ButtonKind; href: string }) {
  return <a {...rest} className={join(styles.button, className)} data-kind={kind} />;
}

/** The underlined link of the house: the line is always there and redraws on hover. */
export function TextLink({ className, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a {...rest} className={join(styles.link, className)} />;
}

/** The same look for an act that goes nowhere. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={join(styles.link, className)} />;
}

function join(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
