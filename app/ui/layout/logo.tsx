import { cx } from '../cx.ts';
import * as css from './logo.css.ts';

type LogoProps = { src: string; name: string; className?: string };

/** Whose the page is: the logo for light grounds, which the theme replaces on dark ones. The words around it do not wait for it. */
export function Logo({ src, name, className }: LogoProps) {
  return <img loading="lazy" className={cx(css.logo, className)} src={src} alt={name} />;
}
