import { momentText } from '../parts/moment.tsx';
import { t } from '../text.ts';
import type { Flag } from './flag.ts';

/** The sources of a flag's value: a planned window overrides an operator's switch, which overrides the deployment's file. */
export function flagReason({ file, switched, window }: Flag): string {
  const said = [
    window && windowText(window),
    switched !== null && t(switched ? 'flag.why.switched.on' : 'flag.why.switched.off'),
    file !== null && t(file ? 'flag.why.file.on' : 'flag.why.file.off'),
  ];
  return said.filter(Boolean).join(' · ') || t('flag.why.usual');
}

/** From when until when something holds. */
export function windowText({ value, from, until }: NonNullable<Flag['window']>): string {
  const word = t(value ? 'flag.on' : 'flag.off');
  const between = {
    word,
    from: from === null ? '' : momentText(from),
    until: until === null ? '' : momentText(until),
  };
  if (from === null) return t('flag.window.until', between);
  return until === null ? t('flag.window.from', between) : t('flag.window', between);
}
