import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '@test/support/memory/manual-clock';
import { addMs } from '@/domain/shared/instant';
import { emailKeyOf } from '@api/accounts/account';
import { checkPerson } from '@api/accounts/validate-person';
import { formProblem } from '@api/accounts/field-errors';
import { HashingGate } from '@api/accounts/hashing-gate';
import { PasswordHasher } from '@api/accounts/password-hasher';
import { REGISTRATIONS, RegistrationLimits } from '@api/accounts/registration-limits';
import { deviceCookie, endedSessionCookie, sessionCookie } from '@api/accounts/session-cookie';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from '@api/accounts/session-store';
import { readCookie, writeCookie } from '@api/http/cookies';
import { problemDtoOf } from '@api/http/problem';
import { MemoryLimiter } from '@api/limits/memory-limiter';
import { NOON } from '@test/support/api/a-stored-order';

describe('emailKeyOf', () => {
  it('is the same for all spellings of an address, and idempotent [FORM-03]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const key = emailKeyOf(text);
        expect(emailKeyOf(key)).toBe(key);
        expect(emailKeyOf(` ${text.normalize('NFD')} `)).toBe(key);
      }),
    );
  });
});

describe('checkPerson', () => {
  it('removes control characters and marks of writing direction from names', () => {
    const name = fc.string({ unit: 'binary', maxLength: 120 });
    fc.assert(
      fc.property(name, name, (firstName, lastName) => {
        const { person } = checkPerson({ firstName, lastName, email: 'a@example.com', phone: '' }, false);
        expect(person.firstName + person.lastName).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
      }),
    );
  });

  it('accepts valid phone numbers, and requires one only if the settings do [FORM-04, FORM-05]', () => {
    const phone = fc.constantFrom('', ' ', '070-123 45 67', '+358401234567', '12', 'call me', '+46');
    fc.assert(
      fc.property(phone, fc.boolean(), (text, isRequired) => {
        const form = { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: text };
        const codes = checkPerson(form, isRequired).errors.map(({ code }) => code);
        if (text.trim() === '') expect(codes).toEqual(isRequired ? ['requires-phone'] : []);
        else expect(codes).toEqual(text.length > 8 ? [] : ['invalid-phone']);
      }),
    );
  });
});

describe('formProblem', () => {
  it('lists every message under its code, without a code of the whole [ERR-10]', () => {
    const fault = fc.record({ code: fc.constantFrom('a', 'b', 'c'), message: fc.string() });
    fc.assert(
      fc.property(fc.array(fault, { minLength: 1 }), (faults) => {
        const dto = problemDtoOf(formProblem(faults));
        expect(dto.code).toBeUndefined();
        expect(Object.values(dto.errors ?? {}).flat()).toHaveLength(faults.length);
        for (const { code, message } of faults) expect(dto.errors?.[code]).toContain(message);
      }),
    );
  });
});

describe('the cookies of a session', () => {
  const origin = fc.constantFrom(
    ...['https://lucka.example', 'https://localhost', 'http://localhost:3000', 'http://127.0.0.1:1'],
    ...['http://192.168.1.7:3000', 'http://localhost.evil.example', 'http://127.0.0.10', 'http://[::1]:80'],
  );

  it('are HttpOnly and SameSite, and Secure wherever a browser accepts that [API-03]', () => {
    fc.assert(
      fc.property(origin, fc.boolean(), (site, isPersistent) => {
        const cookies = [
          sessionCookie(site, 'x', { createdAt: NOON, isPersistent }, NOON),
          endedSessionCookie(site),
          deviceCookie(site, 'x'),
        ];
        const isSecure = /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):/.test(site);
        for (const cookie of cookies.map(writeCookie)) {
          expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
          expect(cookie).toContain('; Path=/');
          expect(cookie).not.toMatch(/domain/i);
          expect([cookie.startsWith('__Host-'), cookie.includes('; Secure;')]).toEqual([isSecure, isSecure]);
        }
      }),
    );
  });

  it('never outlive the session', () => {
    const age = fc.integer({ min: 0, max: SESSION_MAX_MS - 1 });
    fc.assert(
      fc.property(age, (ageMs) => {
        const session = { createdAt: NOON, isPersistent: true };
        const now = addMs(NOON, ageMs);
        const { maxAgeSeconds = Infinity } = sessionCookie('https://lucka.example', 'x', session, now);
        expect(now + maxAgeSeconds * 1000).toBeLessThanOrEqual(NOON + SESSION_MAX_MS);
        expect(maxAgeSeconds * 1000).toBeLessThanOrEqual(SESSION_IDLE_MS);
      }),
    );
  });

  it('are parsed as written, beside any others; a duplicate name counts as missing', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9_-]{1,43}$/);
    fc.assert(
      fc.property(word, word, (value, other) => {
        const header = `x__Host-session=no; __Host-session=${value}; b=${other}`;
        expect(readCookie(header, '__Host-session')).toBe(value);
        const twice = readCookie(`${header}; __Host-session=${other}`, '__Host-session');
        expect(twice).toBe(value === other ? value : undefined);
      }),
    );
  });
});

describe('HashingGate', () => {
  it('never exceeds its limits of running and waiting jobs, and completes every admitted one', async () => {
    const room = fc.record({ maxAtOnce: fc.integer({ min: 1, max: 4 }), maxWaiting: fc.nat(6) });
    await fc.assert(
      fc.asyncProperty(room, fc.nat(20), fc.scheduler(), async (limits, visitors, scheduler) => {
        const gate = new HashingGate(limits);
        let [working, most] = [0, 0];
        const visits = Array.from({ length: visitors }, (_, visitor) =>
          gate.run(async () => {
            most = Math.max(most, (working += 1));
            await scheduler.schedule(Promise.resolve());
            working -= 1;
            if (visitor % 3 === 0) throw new Error('no');
            return visitor;
          }),
        );
        const settled = Promise.allSettled(visits);
        await scheduler.waitFor(settled);
        const refused = (await settled).filter((visit) => visit.status === 'fulfilled' && !visit.value.ok);
        expect(most).toBeLessThanOrEqual(limits.maxAtOnce);
        expect(refused).toHaveLength(Math.max(0, visitors - limits.maxAtOnce - limits.maxWaiting));
        expect(await gate.run(() => Promise.resolve('free'))).toEqual({ ok: true, value: 'free' });
      }),
    );
  });
});

describe('PasswordHasher', () => {
  it('counts exactly the passwords that it compares', async () => {
    const hasher = new PasswordHasher({ maxAtOnce: 2, maxWaiting: 16 });
    let counted = 0;
    const verified = await Promise.all(
      Array.from({ length: 30 }, () =>
        hasher.verify(undefined, 'x', () => {
          counted += 1;
          return Promise.resolve();
        }),
      ),
    );
    expect([verified.filter(({ ok }) => ok).length, counted]).toEqual([18, 18]);
  });
});

describe('RegistrationLimits', () => {
  const limits = () =>
    new RegistrationLimits({
      limiter: new MemoryLimiter(new ManualClock(), REGISTRATIONS),
      shopNetworks: { has: () => false },
    });
  const admitted = async (of: RegistrationLimits, addresses: readonly string[]): Promise<number> => {
    let count = 0;
    for (const address of addresses) if ((await of.refusalFor(address)) === undefined) count += 1;
    return count;
  };

  it('allows a network 20 registrations an hour, and each of its addresses 5', async () => {
    const of = limits();
    const addresses = Array.from({ length: 100 }, (_, index) => `192.0.2.${(index % 10) + 1}`);
    expect(await admitted(of, addresses)).toBe(20);
    expect(await admitted(of, Array<string>(9).fill('198.51.100.1'))).toBe(5);
    expect(
      await admitted(
        of,
        Array.from({ length: 9 }, (_, end) => `2001:db8::${end}`),
      ),
    ).toBe(5);
    const rotated = Array.from(
      { length: 100 },
      (_, site) => `[2001:db8:7:${site.toString(16)}00::1]:${site + 1}`,
    );
    expect(await admitted(of, rotated)).toBe(20);
  });

  it('refunds a registration that revealed nothing, for the address and its network', async () => {
    const of = limits();
    for (let time = 0; time < 40; time += 1) {
      expect(await of.refusalFor('192.0.2.1')).toBeUndefined();
      await of.refund('192.0.2.1');
    }
    expect(await admitted(of, Array<string>(9).fill('192.0.2.1'))).toBe(5);
  });
});
