import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const styles = globSync(['app/**/*.css.ts', 'plugins/**/*.css.ts'], { cwd: root }).map(
  (file) => [file, readFileSync(new URL(file, root), 'utf8')] as const,
);
const ownTime = /\b\d*\.?\d+m?s\b/;

test('who asked for less motion sees nothing change its place slowly: what moves takes its time from the theme, which is none then', () => {
  const own = styles.flatMap(([file, source]) =>
    [...source.matchAll(/transition\w*:\s*([^\n]*)/g)]
      .filter(([, value = '']) => ownTime.test(value))
      .map(([line]) => `${file}: ${line}`),
  );
  expect(own).toEqual([]);
});

test('what repeats by a time of its own is stopped by the rule for all of them', () => {
  const rule = styles.find(([file]) => file === 'app/ui/theme/global.css.ts')?.[1] ?? '';
  const less = rule.slice(rule.indexOf('[reducedMotion]'));
  expect(less).toContain("animation: 'none !important'");
});
