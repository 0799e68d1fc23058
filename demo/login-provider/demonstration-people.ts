import type { ExternalPerson } from '@api/external-login/external-login-provider';

/**
 * Who can come in by the demonstration's login: the member who has a password as well, a new person, and a person whose
 * address nobody has verified. All of them live at an address that nobody can have.
 */
export const DEMONSTRATION_PEOPLE: readonly ExternalPerson[] = [
  {
    subject: 'demo',
    email: 'demo@lucka.example',
    isEmailVerified: true,
    firstName: 'Demo',
    lastName: 'Lucksson',
  },
  { subject: 'ada', email: 'ada@lucka.example', isEmailVerified: true, firstName: 'Ada', lastName: 'Ek' },
  {
    subject: 'otto',
    email: 'otto@lucka.example',
    isEmailVerified: false,
    firstName: 'Otto',
    lastName: 'Åberg',
  },
];
