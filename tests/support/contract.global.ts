import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { endpoints } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { answersIn, holesIn, undeclaredIn } from './contract.ts';

/**
 * Has every server of the run write down what it answered. After a run of all tests, fails with each good answer,
 * declared refusal and refusal of malformed input that none of them has seen; after any run, with each refusal that was seen
 * of a call which does not declare it.
 */
export async function watchContract(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rider-portal-contract-'));
  const file = join(folder, 'answers');
  await writeFile(file, '');
  project.provide('contractFile', file);
  return async () => {
    const answers = answersIn(await readFile(file, 'utf8'));
    await rm(folder, { recursive: true });
    const all = [...Object.values(endpoints), ...Object.values(operatorCalls)];
    complain('A call does not declare', undeclaredIn(all, answers));
    if (await ranWhole(project)) complain('No test of the server has seen', holesIn(all, answers));
  };
}

function complain(about: string, found: readonly string[]): void {
  if (found.length === 0) return;
  // What goes wrong after the last test would otherwise only be written down.
  process.exitCode = 1;
  throw new Error(`${about}:\n${found.join('\n')}`);
}

async function ranWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const ran = new Set(project.vitest.state.getFiles().map(({ filepath }) => filepath));
  return testFiles.every((each) => ran.has(each));
}
