import { describe, expect, it } from 'vitest';
import { readEnvironment } from '@api/environment';
import { startNotes } from '@api/start-notes';

const notesOf = (variables: Readonly<Record<string, string>>): string => {
  const environment = readEnvironment(variables);
  if (!environment.ok) throw new Error(environment.error.join(' '));
  return startNotes(environment.value).join(' ');
};
const PUBLIC_ORIGIN = 'https://lucka.example';

describe('startNotes', () => {
  it('warns that a proxy is not trusted if https implies one', () => {
    expect(notesOf({ PUBLIC_ORIGIN })).toContain('LUCKA_TRUSTED_PROXIES is not set');
    expect(notesOf({ PUBLIC_ORIGIN, LUCKA_TRUSTED_PROXIES: '1' })).toBe('');
    expect(notesOf({ PUBLIC_ORIGIN, LUCKA_TRUSTED_PROXIES: '0' })).toBe('');
    expect(notesOf({ PUBLIC_ORIGIN: 'http://lucka.example' })).toBe('');
  });

  it('lists the reachable parts of the demonstration, and their consequences', () => {
    const notes = notesOf({ PUBLIC_ORIGIN, LUCKA_DEMO: 'all' });
    expect(notes).toContain('payments, kitchen, logins, mailbox of the demonstration is on');
    expect(notes).toContain('take over their accounts');
    expect(
      notesOf({ PUBLIC_ORIGIN, LUCKA_DEMO: 'all', LUCKA_SMTP_URL: 'smtps://mail.example' }),
    ).not.toContain('e-mails');
    expect(notesOf({ HOST: '0.0.0.0' })).toContain('no real money');
    expect(notesOf({})).toBe('');
  });
});
