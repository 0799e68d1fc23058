import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  madeStaffToken,
  newStaffAccount,
  newStaffToken,
  staffAccount,
  staffAccounts,
  staffTokens,
} from '@/adapters/contract/staff/accounts';
import { auditPage } from '@/adapters/contract/staff/audit';
import { staffLogin, staffMember, staffPasswordChange } from '@/adapters/contract/staff/session';
import { createHttpClient } from '@/adapters/http/create-http-client';
import { HttpAuditLog } from '@/adapters/http/http-audit-log';
import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpStaffIdentity } from '@/adapters/http/http-staff-identity';
import { HttpStaffRegister } from '@/adapters/http/http-staff-register';
import type { AuditLog } from '@/domain/ports/audit-log';
import type { StaffIdentity } from '@/domain/ports/staff-identity';
import type { StaffRegister } from '@/domain/ports/staff-register';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import { parseStaffAccountId, parseStaffTokenId } from '@/domain/staff/staff-member';
import { anAuditEntry } from '@test/support/builders/an-audit-entry';
import { shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { ImpatientClock } from '@test/support/http/calls-to';
import { type Handler, json, type SeenRequest, TestServer } from '@test/support/http/test-server';
import { MemoryAuditLog } from '@test/support/memory/memory-audit-log';
import { MemoryStaffIdentity, STAFF_PASSWORD } from '@test/support/memory/memory-staff-identity';
import { MemoryStaffRegister } from '@test/support/memory/memory-staff-register';

interface Ports {
  readonly identity: StaffIdentity;
  readonly register: StaffRegister;
  readonly log: AuditLog;
}

interface World extends Ports {
  readonly server: {
    readonly identity: MemoryStaffIdentity;
    readonly register: MemoryStaffRegister;
    readonly log: MemoryAuditLog;
  };
  stop(): Promise<void>;
}

const doubles = () => ({
  identity: new MemoryStaffIdentity(),
  register: new MemoryStaffRegister(),
  log: new MemoryAuditLog(),
});

function inMemory(): Promise<World> {
  const server = doubles();
  return Promise.resolve({ ...server, server, stop: () => Promise.resolve() });
}

const answer = <Value>(result: Result<Value, RemoteFailure>, write: (value: Value) => unknown): Handler => {
  if (result.ok) return json(200, write(result.value));
  return json(result.error.kind === 'refused' ? result.error.status : 500, {});
};

/** The doubles behind the paths and codecs of the contract. */
async function respond({ identity, register, log }: World['server'], request: SeenRequest): Promise<Handler> {
  const { method, path, query, body } = request;
  const [what = '', id = ''] = path.split('/').slice(3);
  const read = <Schema extends z.core.$ZodType>(schema: Schema) => z.decode(schema, JSON.parse(body));
  switch (`${method} ${what}`) {
    case 'POST session': {
      const { email, password } = read(staffLogin);
      return answer(await identity.logIn(email, password), (member) => z.encode(staffMember, member));
    }
    case 'GET session':
      return answer(await identity.current(), (member) => z.encode(staffMember, member));
    case 'DELETE session':
      return answer(await identity.logOut(), () => ({}));
    case 'PUT password': {
      const { currentPassword, newPassword } = read(staffPasswordChange);
      return answer(await identity.changePassword(currentPassword, newPassword), () => ({}));
    }
    case 'GET accounts':
      return answer(await register.accounts(), (accounts) => z.encode(staffAccounts, { accounts }));
    case 'POST accounts':
      return answer(await register.addAccount(read(newStaffAccount)), (each) => z.encode(staffAccount, each));
    case 'DELETE accounts':
      return answer(await register.endAccount(must(parseStaffAccountId(id))), () => ({}));
    case 'GET tokens':
      return answer(await register.tokens(), (tokens) => z.encode(staffTokens, { tokens }));
    case 'POST tokens':
      return answer(await register.addToken(read(newStaffToken)), (each) => z.encode(madeStaffToken, each));
    case 'DELETE tokens':
      return answer(await register.endToken(must(parseStaffTokenId(id))), () => ({}));
    case 'GET audit': {
      const [shop, before, limit] = ['shopId', 'before', 'limit'].map((name) => query.get(name));
      const page = await log.entries({
        shopId: shop === null ? undefined : shopId(Number(shop)),
        before: before === null ? undefined : Number(before),
        limit: Number(limit),
      });
      return answer(page, (entries) => z.encode(auditPage, { entries }));
    }
    default:
      return json(404, {});
  }
}

async function byHttp(): Promise<World> {
  const server = doubles();
  const http = new TestServer(async (request, response) =>
    (await respond(server, request))(request, response),
  );
  await http.start();
  const calls = new HttpCalls(createHttpClient({ baseUrl: http.url }), new ImpatientClock(), () => 0);
  return {
    identity: new HttpStaffIdentity({ calls }),
    register: new HttpStaffRegister({ calls }),
    log: new HttpAuditLog({ calls }),
    server,
    stop: () => http.stop(),
  };
}

const NEW = { name: 'Kim', role: 'manager', shops: [shopId(1), shopId(2)] } as const;

describe.each([
  ['by HTTP', byHttp],
  ['in memory', inMemory],
])('the staff %s', (_, open) => {
  let world: World;
  beforeEach(async () => void (world = await open()));
  afterEach(() => world.stop());

  it('logs in, is known, and logs out', async () => {
    const { member } = world.server.identity;
    expect(await world.identity.current()).toMatchObject({ ok: false, error: { status: 401 } });
    expect(await world.identity.logIn(member.email, 'guessed')).toMatchObject({ ok: false });
    expect(await world.identity.logIn(member.email, STAFF_PASSWORD)).toEqual({ ok: true, value: member });
    expect(await world.identity.current()).toEqual({ ok: true, value: member });
    expect((await world.identity.logOut()).ok).toBe(true);
    expect(world.server.identity.isLoggedIn).toBe(false);
  });

  it('changes the own password by the current one', async () => {
    expect(await world.identity.changePassword('guessed', 'another password')).toMatchObject({
      ok: false,
      error: { status: 422 },
    });
    expect((await world.identity.changePassword(STAFF_PASSWORD, 'another password')).ok).toBe(true);
    expect(world.server.identity.password).toBe('another password');
  });

  it('has accounts, which are added, listed and ended', async () => {
    const added = await world.register.addAccount({ ...NEW, email: 'kim@lucka.example', password: 'secret' });
    if (!added.ok) throw new Error(added.error.kind);
    expect(added.value).toMatchObject({ ...NEW, email: 'kim@lucka.example' });
    expect(world.server.register.passwords.get('kim@lucka.example')).toBe('secret');
    expect(await world.register.accounts()).toEqual({ ok: true, value: [added.value] });
    await world.register.endAccount(added.value.id);
    expect(await world.register.accounts()).toEqual({ ok: true, value: [] });
  });

  it('has tokens, whose secret is in the first answer alone', async () => {
    const added = await world.register.addToken(NEW);
    if (!added.ok) throw new Error(added.error.kind);
    const { secret, ...token } = added.value;
    expect([secret, token]).toMatchObject(['secret of Kim', NEW]);
    expect(await world.register.tokens()).toEqual({ ok: true, value: [token] });
    await world.register.endToken(token.id);
    expect(await world.register.tokens()).toEqual({ ok: true, value: [] });
  });

  it('reads the log of a shop, page by page', async () => {
    const [three, two, one] = [3, 2, 1].map((id) => anAuditEntry({ id }));
    world.server.log.all = [three!, anAuditEntry({ id: 9, shopId: shopId(2) }), two!, one!];
    const query = { shopId: shopId(1), before: undefined, limit: 2 };
    expect(await world.log.entries(query)).toEqual({ ok: true, value: [three, two] });
    expect(await world.log.entries({ ...query, before: 2 })).toEqual({ ok: true, value: [one] });
    expect(world.log.exportAddress({ shopId: shopId(1) })).toBe('/api/staff/audit.csv?shopId=1');
  });

  it('reads the log of the whole chain', async () => {
    world.server.log.all = [
      anAuditEntry({ id: 9, shopId: shopId(2) }),
      anAuditEntry({ id: 8, shopId: undefined }),
    ];
    expect(await world.log.entries({ shopId: undefined, before: undefined, limit: 5 })).toEqual({
      ok: true,
      value: world.server.log.all,
    });
    expect(world.log.exportAddress({ shopId: undefined })).toBe('/api/staff/audit.csv');
  });
});
