/** Runs a command of the terminal. What went wrong is told there, and the command ends with 1. */
export async function run(
  command: () => Promise<void>,
  explain: (error: unknown) => unknown,
): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
