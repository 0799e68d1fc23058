import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { PostgresAccount } from '@api/database/postgres-account';

/** The execute bit of the owner; those of group and others follow it. */
const OWNER_PASSES = 0o100;
const GROUP_PASSES = 0o010;
const OTHERS_PASS = 0o001;

/** Whether an account may traverse every folder above `path`. A private home is the usual obstacle. */
export async function isReachable(path: string, account: PostgresAccount): Promise<boolean> {
  const parent = dirname(resolve(path));
  return (
    (await mayPass(parent, account)) && (parent === dirname(parent) || (await isReachable(parent, account)))
  );
}

async function mayPass(folder: string, { uid, gid }: PostgresAccount): Promise<boolean> {
  const found = await stat(folder);
  if (found.uid === uid) return (found.mode & OWNER_PASSES) !== 0;
  if (found.gid === gid) return (found.mode & GROUP_PASSES) !== 0;
  return (found.mode & OTHERS_PASS) !== 0;
}
