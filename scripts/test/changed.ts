import { execFileSync } from 'node:child_process';
import { type Affected, affectedBy } from './affected.ts';

export type { Affected };

/** The commit of `--changed [commit]`, main when none is named; nothing without that word. */
export function changedSince(words: readonly string[]): string | undefined {
  const at = words.indexOf('--changed');
  return at < 0 ? undefined : (words[at + 1] ?? 'main');
}

/** The tests that can break by what changed since the branch left a commit, what is not committed yet included. */
export function affectedSince(commit: string): Affected {
  const [left = ''] = git('merge-base', commit, 'HEAD');
  const changed = git('diff', '--name-only', '--diff-filter=d', left);
  return affectedBy([...changed, ...git('ls-files', '--others', '--exclude-standard')]);
}

function git(...words: string[]): readonly string[] {
  return execFileSync('git', words, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
}
