import { StartupError } from '@api/system/startup-error';
import { openDatabase } from '@api/database/open-database';

/** Opens a data folder as the API does, prints it, and closes it on SIGTERM. */
async function hold(dataFolder: string, address: string): Promise<void> {
  const opened = await openDatabase({ dataFolder, reportTrouble: console.error });
  await opened.announce(address);
  process.once('SIGTERM', () => {
    void opened.close().then(() => process.exit(0));
  });
  console.log(`open ${opened.description}`);
}

const [, , , dataFolder = '', address = ''] = process.argv;
await hold(dataFolder, address).catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
