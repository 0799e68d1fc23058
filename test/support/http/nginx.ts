import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { twoFreePorts } from '@test/support/free-port';

export interface Nginx {
  /** `https://localhost:…`, with a certificate that nobody trusts. */
  readonly origin: string;
  /** Where it redirects to https. */
  readonly plainOrigin: string;
  close(): Promise<void>;
}

const RETRY_MS = 20;

/** nginx with `deploy/nginx.conf` before the given origins, changed only where a test has other ports and files. */
export async function startNginx(
  program: string,
  openssl: string,
  origins: readonly string[],
): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lucka-nginx-'));
  const [port, plainPort] = await twoFreePorts();
  makeCertificate(openssl, folder);
  const servers = origins.map((origin) => `server ${new URL(origin).host} max_fails=1 fail_timeout=2s;\n`);
  await writeFile(path.join(folder, 'upstream.conf'), servers.join(''));
  const site = (await readFile('deploy/nginx.conf', 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replaceAll('/etc/nginx/certificates', folder)
    .replaceAll('/etc/nginx/upstream.conf', `${folder}/upstream.conf`);
  await writeFile(path.join(folder, 'site.conf'), site);
  await mkdir(path.join(folder, 'temp'));
  await writeFile(path.join(folder, 'nginx.conf'), mainSettings(folder));
  const settings = [
    '-p',
    folder,
    '-c',
    path.join(folder, 'nginx.conf'),
    '-e',
    path.join(folder, 'error.log'),
  ];
  // Its words about a wrong setting are in the error.
  execFileSync(program, [...settings, '-t'], { stdio: 'pipe' });
  const child = spawn(program, settings, { stdio: 'ignore' });
  await untilListening(Number(port));
  return {
    origin: `https://localhost:${port}`,
    plainOrigin: `http://localhost:${plainPort}`,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** What the file of the distribution around it says, as far as it matters; as root the workers need a user. */
const mainSettings = (folder: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/temp/body;
  proxy_temp_path ${folder}/temp/proxy;
  fastcgi_temp_path ${folder}/temp/fastcgi;
  uwsgi_temp_path ${folder}/temp/uwsgi;
  scgi_temp_path ${folder}/temp/scgi;
  include ${folder}/site.conf;
}
`;

function makeCertificate(openssl: string, folder: string): void {
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync(openssl, ['req', '-x509', ...kind, '-subj', '/CN=localhost', ...files], { stdio: 'pipe' });
}

async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await pause(RETRY_MS);
  }
}
