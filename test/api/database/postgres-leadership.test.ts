import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { PostgresLeadership } from '@api/database/postgres-leadership';
import { aloneLeadership, type Leadership } from '@api/system/leadership';
import { makeBareDatabase, type FreshDatabase } from '@test/support/database/fresh-database';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await makeBareDatabase();
});
afterAll(() => fresh.drop());

/** A process with one piece of work; answers how often it runs now, and how often it stopped. */
function aProcess(leadership: Leadership = new PostgresLeadership(fresh.url)): {
  running: () => number;
  stopped: () => number;
  leave: () => void;
} {
  let [started, stopped] = [0, 0];
  const leave = leadership.lead(() => {
    started += 1;
    return () => (stopped += 1);
  });
  onTestFinished(leave);
  return { running: () => started - stopped, stopped: () => stopped, leave };
}

it('lets a process that is alone work at once', () => {
  const alone = aProcess(aloneLeadership);
  expect(alone.running()).toBe(1);
  alone.leave();
  expect(alone.running()).toBe(0);
});

it('lets one of several processes work, and another one once it leaves', async () => {
  const all = [aProcess(), aProcess(), aProcess()];
  const running = () => all.map((each) => each.running());
  const total = () => running().reduce((sum, each) => sum + each, 0);
  await expect.poll(total).toBe(1);
  const first = running().indexOf(1);
  all[first]?.leave();
  await expect.poll(total).toBe(1);
  expect(running()[first]).toBe(0);
});

it('takes over from a process whose connection is lost, which stops its work', async () => {
  const all = [aProcess(), aProcess()];
  const running = () => all.map((each) => each.running());
  await expect.poll(running).toContain(1);
  const first = all[running().indexOf(1)];
  await fresh.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
     WHERE datname = current_database() AND locktype = 'advisory' AND granted AND objid = 3`,
  );
  await expect.poll(() => first?.stopped()).toBe(1);
  await expect.poll(() => running().filter((each) => each === 1).length).toBe(1);
});

it('does all work of the leader', async () => {
  const leadership = new PostgresLeadership(fresh.url);
  const [one, other] = [aProcess(leadership), aProcess(leadership)];
  await expect.poll(() => [one.running(), other.running()]).toEqual([1, 1]);
  const late = aProcess(leadership);
  expect(late.running()).toBe(1);
});
