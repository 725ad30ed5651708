import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';
import * as css from './lone-page.css.ts';

type LonePageProps = { logo: string; name: string; children: ReactNode };

/** A page with nothing around it but the sign of whose it is. */
export function LonePage({ logo, name, children }: LonePageProps) {
  return (
    <div className={css.page}>
      <Logo className={css.logo} src={logo} name={name} />
      {children}
    </div>
  );
}
