import { pressOnceThere } from './press.ts';
import { type Size, scaleOf } from './screen-list.ts';
import * as css from './screens.css.ts';

type WindowProps = { size: Size; path: string; press?: string | undefined };

/** A page of the product in a window of its own size, smaller where it would be too wide to stand beside others. */
export function Window({ size, path, press }: WindowProps) {
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
            if (page && press) pressOnceThere(page, press);
          }}
          {...size}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
      <figcaption className={css.caption}>{name}</figcaption>
    </figure>
  );
}
