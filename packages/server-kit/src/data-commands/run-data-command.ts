import type { Environment } from '../environment/read-environment.ts';
import { describeFailure } from '../process/describe-failure.ts';

/** Commands by name. A command gets the arguments after its name, and returns one line with its result. */
export type DataCommands = Readonly<Record<string, (...words: string[]) => Promise<string>>>;

/**
 * Runs the command that a process was started with, says on the standard error what it did or why not, and
 * ends the process with exit code 0 or 1: the standard output may be a backup.
 *
 * @param words the command's name, then its arguments
 */
export async function runDataCommand(
  createCommands: () => DataCommands,
  [name = '', ...words]: readonly string[],
  { HOST, DATA_DIR = '.data' }: Environment,
): Promise<never> {
  try {
    const commands = createCommands();
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new Error(`There are: ${Object.keys(commands).join(', ')}.`);
    console.error(await command(...words));
    process.exit(0);
  } catch (error) {
    // Without a code it is one of our own, which says what to do.
    const isOurs = error instanceof Error && !('code' in error) && error.cause === undefined;
    console.error(isOurs ? error.message : describeFailure(error, HOST, DATA_DIR));
    process.exit(1);
  }
}
