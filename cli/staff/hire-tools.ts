import { err, ok, type Result } from '@/domain/shared/result';
import { parseShopId, type ShopId } from '@/domain/shop/shop';
import { STAFF_ROLES, type StaffRole } from '@/domain/staff/permissions';
import type { CommandInput } from '@cli/command/command';
import { done, failed, misused, type Outcome } from '@cli/command/outcome';
import type { Tool } from '@cli/command/tool';
import { withChainStores } from '@cli/chain/with-chain-stores';
import { addStaff } from '@api/staff/add-staff';
import { changeStaffPassword } from '@api/staff/change-staff-password';
import { makeStaffToken } from '@api/staff/make-staff-token';
import { auditEntryAt, OPERATOR } from '@api/audit/audit';

const ROLE_AND_SHOPS = [
  { flags: '--role <role>', description: `one of ${STAFF_ROLES.join(', ')}` },
  { flags: '--of <shop>', description: 'a shop to work in; none for an admin, who has all', isList: true },
];

interface Rights {
  readonly role: StaffRole;
  readonly shops: readonly ShopId[];
}

function rightsOf(input: CommandInput): Result<Rights, Outcome> {
  const role = STAFF_ROLES.find((known) => known === input.option('role'));
  if (role === undefined) return err(misused('role', `--role must be one of ${STAFF_ROLES.join(', ')}.`));
  const shops = input.list('of').map((text) => parseShopId(text));
  const known = shops.filter((shop) => shop !== undefined);
  if (known.length < shops.length) return err(misused('of', '--of must be the id of a shop.'));
  return role !== 'admin' && known.length === 0
    ? err(misused('of', '--of is required: only an admin has all shops.'))
    : ok({ role, shops: known });
}

/** Works without a running API: the first admin is made by it. */
export const HIRE_TOOLS: readonly Tool[] = [
  {
    usage: 'staff add <email>',
    description:
      'Adds a member of the staff, with the password in LUCKA_PASSWORD: at least 12 characters, capital and small letters, a digit and another character. The database is that of DATABASE_URL or LUCKA_DATA, as for `npm start`.',
    options: [{ flags: '--name <name>', description: 'as colleagues call them' }, ...ROLE_AND_SHOPS],
    example: 'LUCKA_PASSWORD=… lucka staff add siv@lucka.example --name Siv --role admin',
    async run(input, deps) {
      const rights = rightsOf(input);
      if (!rights.ok) return rights.error;
      const [email = ''] = input.words;
      const password = deps.variables['LUCKA_PASSWORD'] ?? '';
      const { PasswordHasher } = await import('@api/accounts/password-hasher');
      return withChainStores(deps, async (stores) => {
        const added = await addStaff(
          { ...stores, clock: deps.clock, randomness: deps.randomness, hasher: new PasswordHasher() },
          { ...rights.value, email, password, name: input.option('name') ?? email },
          OPERATOR,
        );
        if (!added.ok) {
          const field = added.error.kind === 'invalid' ? added.error.field : 'email';
          return failed({ code: added.error.kind, isRetryable: false, field }, REFUSALS[field]);
        }
        return done({ id: added.value.id }, [`${email} can log in at /staff.`]);
      });
    },
  },
  {
    usage: 'staff password <email>',
    description:
      'Sets another password for a member of the staff who has lost it, from LUCKA_PASSWORD, and ends their sessions. The database is that of DATABASE_URL or LUCKA_DATA, as for `npm start`.',
    options: [],
    example: 'LUCKA_PASSWORD=… lucka staff password siv@lucka.example',
    async run(input, deps) {
      const [email = ''] = input.words;
      const password = deps.variables['LUCKA_PASSWORD'] ?? '';
      const { PasswordHasher } = await import('@api/accounts/password-hasher');
      return withChainStores(deps, async (stores) => {
        const account = await stores.staff.findByEmail(email);
        if (account === undefined) return failed(NO_ACCOUNT, 'No member of the staff has the address.');
        const hiring = { ...stores, clock: deps.clock, hasher: new PasswordHasher() };
        const changed = await changeStaffPassword(hiring, account, password, OPERATOR);
        if (changed.ok) return done({ id: account.id }, [`${email} has the new password.`]);
        const reason = { code: changed.error, isRetryable: changed.error !== 'invalid' };
        return failed(reason, changed.error === 'invalid' ? REFUSALS.password : 'Try again.');
      });
    },
  },
  {
    usage: 'staff remove-passkeys <email>',
    description:
      'Removes all passkeys of a member of the staff who has lost a device, so that only the password is left. The database is that of DATABASE_URL or LUCKA_DATA, as for `npm start`.',
    options: [],
    example: 'lucka staff remove-passkeys siv@lucka.example',
    async run(input, deps) {
      const [email = ''] = input.words;
      return withChainStores(deps, async ({ staff, staffPasskeys, audit }) => {
        const account = await staff.findByEmail(email);
        if (account === undefined) return failed(NO_ACCOUNT, 'No member of the staff has the address.');
        const removed = await staffPasskeys.removeAll(account.id);
        const act = { actor: OPERATOR, act: 'removePasskey', subject: account.email } as const;
        if (removed > 0) await audit.record(auditEntryAt(deps.clock.now(), act));
        return done({ removed }, [`Removed passkeys of ${account.email}: ${removed}.`]);
      });
    },
  },
  {
    usage: 'staff token <name>',
    description:
      'Makes a token for a machine and prints its secret once. The database is that of DATABASE_URL or LUCKA_DATA, as for `npm start`.',
    options: ROLE_AND_SHOPS,
    example: 'lucka staff token till-1 --role kitchen --of 1',
    async run(input, deps) {
      const rights = rightsOf(input);
      if (!rights.ok) return rights.error;
      const [name = ''] = input.words;
      return withChainStores(deps, async (stores) => {
        const made = await makeStaffToken(
          { ...stores, clock: deps.clock, randomness: deps.randomness },
          { ...rights.value, name },
          OPERATOR,
        );
        if (made === undefined) return misused('of', '--of is required.');
        return done({ id: made.id, secret: made.secret }, [made.secret]);
      });
    },
  },
];

const NO_ACCOUNT = { code: 'not-found', isRetryable: false };

const REFUSALS = {
  email: 'The address is not one, or a member of the staff has it.',
  name: 'A name is required.',
  shops: '--of is required: only an admin has all shops.',
  password:
    'LUCKA_PASSWORD must have at least 12 characters: capital and small letters, a digit and another character, and not be a common one.',
} as const;
