import { readFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';

import { readScript, writeScript } from '@/adapters/recording/read-script';
import { measureControl } from '@simulator/control/run-control';
import { planWorld } from '@simulator/plan/plan-world';
import { reportPage } from '@simulator/report/report-page';
import { runWorld } from '@simulator/run/run-world';
import { shrinkScript } from '@simulator/run/shrink-script';
import { summaryOf } from '@simulator/run/summary';
import { aLogInScript } from '@test/support/cli/a-log-in-script';
import { aShell } from '@test/support/cli/a-shell';
import { instant } from '@/domain/shared/instant';

/** A world takes seconds, and many times that on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

const play = (seed: number, hasTrouble = true) =>
  runWorld(planWorld(seed, { hasTrouble }), { isTraced: true });

describe('a simulation', () => {
  it('is the same for the same seed, step by step [FAULT-D2]', async () => {
    const [one, other] = [await play(3), await play(3)];
    expect(other.trace).toEqual(one.trace);
    expect(other.traceHash).toBe(one.traceHash);
  });

  it('differs for another seed', async () => {
    expect((await play(4)).traceHash).not.toBe((await play(5)).traceHash);
  });

  it('serves its customers without violations, with and without faults [FAULT-D1]', async () => {
    const [calm, troubled] = [await play(6, false), await play(6)];
    expect(calm.violations).toEqual([]);
    expect(troubled.violations).toEqual([]);
    expect(calm.outcomes['was served']).toBeGreaterThan(0);
    expect(Object.keys(calm.faults)).toEqual([]);
    expect(Object.keys(troubled.faults).length).toBeGreaterThan(0);
  });

  it('can be written as a script and parsed again', async () => {
    const script = planWorld(8, { hasTrouble: true });
    const read = readScript(writeScript(script));
    expect(read).toEqual({ ok: true, value: script });
  });
});

describe('the control', () => {
  it('makes the same journeys without API and faults, except for effects of the API in the meantime', async () => {
    const { sameShare } = await measureControl(6, 1);
    expect(sameShare).toBeGreaterThan(0.98);
  });
});

describe('shrinkScript', () => {
  it('leaves only the steps that are needed to reproduce the violation', async () => {
    const script = readScript(await readFile('examples/lunch.jsonl', 'utf8'));
    if (!script.ok) throw new Error(`Line ${script.error.line} cannot be read.`);
    const { steps } = await shrinkScript(script.value, ({ outcomes }) => outcomes['was served'] === 1);
    expect(steps.map((step) => ('act' in step ? step.act.do : step.event.do))).toEqual([
      'visit',
      'choose shop',
      'choose order type',
      'put',
      'choose spot',
      'order',
      'pay',
    ]);
  });
});

describe('lucka run', () => {
  it('prints the outcome of each step of the example', async () => {
    const { text, exitCode } = await aShell().lucka('run examples/lunch.jsonl');
    expect(text).toContain('Ada/0: put s1-coffee [] 2  2 in the line');
    expect(text).toContain('pay succeeds here  reserved, and back');
    expect(text).toMatch(/0 violations\n$/);
    expect(exitCode).toBe(0);
  });

  it('prints no password, as text or JSON', async () => {
    const { lucka, json } = aShell();
    const line = `run ${await aLogInScript()}`;
    expect((await lucka(line)).text).toContain('Ada/0: log in ada@example.org  ');
    expect((await json(line))['steps']).toMatchObject([{}, { step: { act: { email: 'ada@example.org' } } }]);
    expect((await lucka(line)).text + (await lucka(`${line} --json`)).text).not.toContain('Simulated-1');
  });

  it('reports an invalid line of a script, and an unreadable file [PAIN-83]', async () => {
    const shell = aShell();
    expect(await shell.json('run package.json')).toMatchObject({
      ok: false,
      reason: { code: 'usage', field: 'script' },
      message: 'Line 1 of package.json is not a valid step.',
    });
    expect(await shell.json('run not-there.jsonl')).toMatchObject({
      message: 'not-there.jsonl cannot be read.',
    });
  });
});

describe('the report', () => {
  it('is one self-contained page, with charts for screen readers', async () => {
    const { trace: _, ...world } = await play(3);
    const violation = { rule: 'tabs agree', at: instant(0), what: '<script>alert(1)</script>' } as const;
    const page = reportPage(summaryOf([{ ...world, violations: [violation] }], 1));
    expect(page).toContain('<th scope="row">was served</th>');
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toMatch(/src=|href=|<script/);
  });
});
