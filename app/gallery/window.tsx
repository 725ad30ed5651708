import { keepDraftsHere } from '#adapters';
import { type Deed, doInTurn } from './press.ts';
import { type Screen, type Size, scaleOf } from './screen-list.ts';
import * as css from './screens.css.ts';

type WindowProps = { size: Size; path: string; screen: Pick<Screen, 'does'> };

/** A page of the product in a window of its own size, smaller where it would be too wide to stand beside others. */
export function Window({ size, path, screen }: WindowProps) {
  const { width, height } = size;
  const scale = scaleOf(size);
  const name = `${width} × ${height}`;
  return (
    <figure>
      <div className={css.window} style={{ width: width * scale, height: height * scale }}>
        <iframe
          className={css.frame}
          title={name}
          loading="lazy"
          src={path}
          onLoad={({ currentTarget: { contentDocument: page } }) => {
            if (page && screen.does) doOn(page, screen.does);
          }}
          {...size}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
      <figcaption className={css.caption}>{name}</figcaption>
    </figure>
  );
}

function doOn(page: Document, deeds: readonly Deed[]): void {
  if (page.defaultView) keepDraftsHere(page.defaultView);
  doInTurn(page, deeds);
}
