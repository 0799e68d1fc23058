import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const linesOf = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('.dockerignore', () => {
  it('leaves out what is never committed, and the secrets beside compose.yaml', () => {
    const ignored = linesOf('.dockerignore');
    for (const line of linesOf('.gitignore')) expect(ignored).toContain(line.replace(/\/$/, ''));
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'deploy/.env', 'deploy/lucka.env']));
  });
});

describe('deploy/Dockerfile', () => {
  const lines = linesOf('deploy/Dockerfile');

  it('runs on the version of Node that .nvmrc names', () => {
    const major = readFileSync('.nvmrc', 'utf8').trim();
    const images = lines.filter((line) => line.startsWith('FROM '));
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toContain(`node:${major}-`);
  });

  it('copies nothing that the project or its build does not have', () => {
    const copied = lines.flatMap((line) => /^COPY --from=build .*?\/lucka\/(\S+) /.exec(line)?.[1] ?? []);
    expect(copied).toEqual(expect.arrayContaining(['dist', 'node_modules', 'deploy/lucka.sh']));
    for (const file of copied) expect(file === 'dist' || existsSync(file)).toBe(true);
  });
});

describe('deploy/compose-update.sh', () => {
  /** What the script asks of Docker, where a container does or does not become healthy. */
  function calls(isHealthy: boolean): readonly string[] {
    const folder = mkdtempSync(path.join(tmpdir(), 'lucka-compose-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [docker, log] = [path.join(folder, 'docker'), path.join(folder, 'log')];
    const end = isHealthy ? '' : 'case "$*" in *api-1) exit 1;; esac\n';
    writeFileSync(docker, `#!/bin/sh\necho "$*" >> ${log}\n${end}`);
    chmodSync(docker, 0o755);
    const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env['PATH'] ?? ''}` };
    try {
      execFileSync(path.resolve('deploy', 'compose-update.sh'), { env });
    } catch {
      expect(isHealthy).toBe(false);
    }
    return linesOf(log);
  }

  const replace = (name: string): string => `compose up --detach --no-deps --wait ${name}`;

  it('builds first, then replaces one process after the other', () => {
    expect(calls(true)).toEqual(['compose build', replace('api-1'), replace('api-2')]);
  });

  it('leaves the second process alone where the first does not become healthy', () => {
    expect(calls(false)).toEqual(['compose build', replace('api-1')]);
  });
});
