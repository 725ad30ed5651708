import * as css from './qr.css.ts';
import { QrCode } from './qr-code.tsx';

type AppKeyProps = {
  /** As an app takes it by its camera, and as it is typed. */
  uri: string;
  secret: string;
  caption: string;
  keyLabel: string;
};

/** What an app for codes takes: by its camera, or typed in groups that an eye keeps. */
export function AppKey({ uri, secret, caption, keyLabel }: AppKeyProps) {
  return (
    <div>
      <QrCode text={uri} caption={caption} />
      <p className={css.keyLabel}>{keyLabel}</p>
      <p className={css.secret} dir="ltr">
        {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </p>
    </div>
  );
}
